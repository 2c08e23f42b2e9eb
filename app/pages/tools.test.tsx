import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SeriesName } from '#domain/base/series/series.ts';
import { seriesBook, withEntries } from '#domain/base/series/series-book.ts';
import { PageAddress } from '#app/ui/page-address.ts';
import { newToolArgs, startingSeries } from '#tests/factories/tool-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { BusinessPage } from '#app/tools/pay/business-page.tsx';
import { loadBusiness } from './business.data.ts';
import { IrccPage } from '#app/tools/ircc/ircc-page.tsx';
import { loadIrcc } from './ircc.data.ts';
import { PayPage } from '#app/tools/pay/pay-page.tsx';
import { loadPay } from './pay.data.ts';

const paths = {
  ircc: '/calculator-rata-ircc/',
  pay: '/calculator-salariu-net/',
  business: '/calculator-pfa-sau-srl/',
};
type Tool = keyof typeof paths;

type Rates = Parameters<typeof newToolArgs>[2];
type Render = (address: string, series: typeof startingSeries, rates?: Rates) => Promise<ReactNode>;

const pages: Record<Tool, Render> = {
  ircc: async (address, series) => <IrccPage data={await loadIrcc(newToolArgs(address, series))} />,
  pay: async (address, series) => <PayPage data={await loadPay(newToolArgs(address, series))} />,
  business: async (address, series, rates) => (
    <BusinessPage data={await loadBusiness(newToolArgs(address, series, rates))} />
  ),
};

async function render(tool: Tool, search = '', series = startingSeries, rates?: Rates): Promise<string> {
  const path = paths[tool];
  const page = await pages[tool](path + search, series, rates);
  return renderToStaticMarkup(
    <PageAddress value={{ origin: 'https://site.test', path }}>{page}</PageAddress>,
  ).replaceAll('\u00a0', ' ');
}

const source = { name: 'BNR', url: null, date: '2026-11-20', readAt: '2026-11-20' };
const withPoint = (series: SeriesName, from: string, value: number) =>
  withEntries(startingSeries, [{ series, point: { from, value, source } }]);

test('the index page answers its example at once, with the value, its date and its source', async () => {
  const html = await render('ircc');
  const text = textOf(html);
  expect(text).toContain('Rata la IRCC de azi 776,46 lei');
  expect(text).toContain('IRCC de 5,57% (de la 01.10.2026, calculul nostru) plus marja de 2,5 puncte');
  expect(text).toContain('IRCC a trecut de la 5,56% la 5,57%: rata a crescut cu 0,66 lei');
  expect(text).toContain('Valoarea care intră în rate de la 01.01.2027 nu o avem încă.');
  expect(text).toMatch(
    /Un punct mai mult IRCC 6,57%, dobânda 9,07% 844 lei \+67,54 lei 253 194,60 lei \+20 257,59 lei/,
  );
  expect(html).toContain('href="https://ing.ro/persoane-fizice/credite/extra-rol"');
  expect(html).toContain('<path class="chart-main"');
});

test('a visitor’s own debt is computed beside a fixed rate, and the link contains both', async () => {
  const html = await render('ircc', '?suma=250000&luni=240&marja=3&dobanda=6,5');
  const text = textOf(html);
  // 8,57% and 6,5% of 250 000 lei over 240 months, computed outside the program.
  expect(text).toContain('Rata la IRCC de azi 2 180,65 lei');
  expect(text).toContain('La dobânda fixă de 6,50%, rata este 1 863,93 lei, cu 316,72 lei mai mică');
  expect(text).toContain('Cele două costă la fel când IRCC este 3,50%');
  expect(html).toContain(
    'href="/calculator-rata-ircc/?suma=250000&amp;luni=240&amp;marja=3&amp;dobanda=6%2C5"',
  );
});

test('a known value of the next quarter is shown with the payment it leads to', async () => {
  const text = textOf(await render('ircc', '', withPoint('ircc', '2027-01-01', 5.4)));
  expect(text).toContain(
    'De la 01.01.2027 IRCC va fi 5,40% (de la 01.01.2027): rata 765,20 lei, adică −11,26 lei.',
  );
});

test('an outdated value is marked on the page that computes with it', async () => {
  const old = seriesBook([{ series: 'ircc', point: { from: '2026-04-01', value: 5.58, source } }]);
  expect(textOf(await render('ircc', '', old))).toContain('Poate s-a schimbat');
  expect(textOf(await render('ircc'))).not.toContain('Poate s-a schimbat');
});

test('the minimum wage is split as on a payslip, down to the announced net', async () => {
  const html = await render('pay');
  const text = textOf(html);
  expect(text).toContain('Salariul net 2 699 lei');
  expect(text).toMatch(/sumă scutită la salariul minim 200 lei CAS 25% din 4 125 lei 1 031 lei/);
  expect(text).toMatch(/impozit 10% din 1 816 lei 182 lei net/);
  expect(text).toMatch(/costul firmei brut \+ CAM 4 418 lei/);
  expect(text).toContain('Din 100 de lei pe care îi plătește firma, 61,09 lei ajung la dumneavoastră');
  expect(html).toContain('<title>Calculator de salariu net 2026: din brut în net și invers');
});

test('a desired net wage is answered with its gross', async () => {
  const text = textOf(await render('pay', '?suma=4680&sens=net'));
  expect(text).toContain('Salariul brut 8 000 lei');
  expect(text).toContain('Ca să rămână cel puțin 4 680 de lei net, fără persoane în întreținere');
});

test('both forms of business stand side by side, with every line and where the lines cross', async () => {
  const html = await render('business');
  const text = textOf(html);
  // 53 865 and 51 785: domain/tools/pay/self-employed.test.ts, worked by hand.
  expect(text).toContain('PFA vă lasă mai mult, cu 2 080 lei pe an');
  expect(text).toMatch(/CAS 12 150 lei 12 372 lei CASS 8 000 lei 7 386 lei/);
  expect(text).toMatch(/Până la [\d ]+ (de )?lei încasați, PFA lasă mai mult\./);
  expect(text).toContain('48 600 lei 12 150 lei aici sunteți');
  expect(html).toContain('<path class="chart-other"');
});

test("the ceiling of micro-companies uses the National Bank's rate, even if another’s is closer to the year’s end", async () => {
  const euro = { currency: 'EUR', multiplier: 1 } as const;
  const rates: Rates = [
    { ...euro, provider: 'ecb', day: '2025-12-31', value: '5.096800' },
    { ...euro, provider: 'bnr', day: '2026-01-05', value: '5.0905' },
    { ...euro, provider: 'bnr', day: '2026-01-06', value: '5.0881' },
  ];
  const ask = async (search: string) => textOf(await render('business', search, startingSeries, rates));

  // By hand: 480 000 − 53 016 = 426 984; 16% of it 68 317; of 358 667, 16% and 9 720 CASS; and the wage, 32 388.
  const above = await ask('?incasari=530000&cheltuieli=50000&srl=micro');
  expect(above).toContain('înseamnă 509 050 de lei, la cursul BNR de 5,0905 lei din 05.01.2026');
  expect(above).toContain('323 948 lei');
  // SRL 343 080, PFA 401 886.
  const dear = await ask('?incasari=600000&cheltuieli=100000&srl=micro-angajat');
  expect(dear).toContain('PFA vă lasă mai mult, cu 58 806 lei pe an');
  expect(dear).toContain('De la 509 051 de lei încasați, PFA lasă mai mult');
  expect(await ask('?incasari=509050')).not.toContain('nu mai este microîntreprindere');
});

test('a company above the ceiling of micro-companies is computed with the profit tax', async () => {
  // 100 000 euro at 5 lei are 500 000 lei.
  expect(textOf(await render('business', '?incasari=500000'))).not.toContain(
    'nu mai este microîntreprindere',
  );
  expect(textOf(await render('business', '?incasari=500001'))).toContain(
    'plafonul de 100 000 de euro înseamnă 500 000 de lei, la cursul BNR de 5,0000 lei din 31.12.2025',
  );
});

test.each([
  ['ircc', '?suma=abc&luni=300&marja=2', 'Scrieți suma rămasă în cifre', 'value="abc"'],
  ['pay', '?suma=-1', 'Scrieți salariul în cifre', 'value="-1"'],
  ['business', '?incasari=1000&cheltuieli=2000', 'Scrieți cheltuieli mai mici', 'value="2000"'],
] as const)(
  'a value that %s cannot use is reported beside its field and kept',
  async (tool, search, sentence, kept) => {
    const html = await render(tool, search);
    expect(html).toContain('<title>Eroare: ');
    expect(textOf(html)).toContain(sentence);
    expect(html).toContain(kept);
    // The mistake stands alone: no figure of another wage, debt or year.
    expect(html).not.toMatch(/answer-big|id="un-punct"|id="pasii"|id="alaturi"|id="praguri"/);
    expect(html).toContain('id="metoda"');
  },
);

test('without a value nothing is computed, and the pages explain it', async () => {
  for (const tool of ['ircc', 'pay', 'business'] as const) {
    const text = textOf(await render(tool, '', seriesBook([])));
    expect(text).toContain('Nu avem azi toate valorile');
  }
});

test('for any input the pages answer with figures or with advice', async () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('-1', '1e99', '0', '∞', '', '100000', '60', '9999999'));
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (a, b, c) => {
      const asked = {
        ircc: { suma: a, luni: b, marja: c, ircc: a },
        pay: { suma: a, sens: b, persoane: c },
        business: { incasari: a, cheltuieli: b, contabil: c },
      };
      for (const tool of ['ircc', 'pay', 'business'] as const) {
        const text = textOf(await render(tool, `?${new URLSearchParams(asked[tool])}`));
        expect(text).not.toMatch(/NaN|undefined|Infinity/);
      }
    }),
    { numRuns: 8 },
  );
});
