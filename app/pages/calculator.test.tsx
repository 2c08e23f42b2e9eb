import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { calculatorSchema } from '#domain/texts/schemas/calculator-schema.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { CalculatorRoute } from './calculator.tsx';
import { loadCalculator } from './calculator.data.tsx';
import { pageTexts } from '#tests/factories/page-texts.ts';

const calculator = pageTexts('calculator', calculatorSchema);

async function dataOf(search: string) {
  return await loadCalculator({
    ...newPageArgs(`/calculator-rate-credit/${search}`, { offers: [] }),
    services: { content: { calculator } } as unknown as PageArgs['services'],
  });
}

async function calculatorPage(search: string): Promise<string> {
  return renderToStaticMarkup(<CalculatorRoute data={await dataOf(search)} />).replaceAll('\u00a0', ' ');
}

test("the page opens with the specification's example", async () => {
  const html = await calculatorPage('');
  expect(html).toContain('<title>Calculator de rate credit, exact la ban | Împrumut Clar</title>');
  expect(html).toContain('<p class="answer-big">313,36 lei</p>');
  expect(html).toContain('11 281,13 lei');
  expect(html).toContain('prin lege, la un IFN cel mult 20 000 lei');
  expect(html.match(/<details class="fold calc-year"/g)).toHaveLength(3);
});

test("the picture of a link shows the specification's example, whatever loan the address requests", async () => {
  const { shareCard, picture } = await dataOf('');
  expect(shareCard?.caption?.replaceAll('\u00a0', ' ')).toBe(
    '10 000 de lei la 8% pe an, 36 de luni, rate egale: 313,36 lei pe lună',
  );
  expect(shareCard?.key?.map(({ label }) => label)).toEqual(['principal', 'dobândă']);
  expect((await dataOf('?suma=1000&dobanda=1&pe=zi&perioada=30&unitate=zile')).picture).toBe(picture);
});

test('an address shows its own loan, in the title too', async () => {
  const html = await calculatorPage('?suma=1000&dobanda=1&pe=zi&perioada=30&unitate=zile');
  expect(html).toContain(
    '<title>Calculator de rate: 1 000 de lei la 1% pe zi, 30 de zile, o singură plată</title>',
  );
  expect(html).toContain('<p class="answer-big">1 300 lei</p>');
  expect(html).toContain('Dați înapoi <b>1 300 lei</b>, cost <span class="cost-mark">300 lei</span>');
  expect(html).toContain('O singură plată, după 30 de zile');
});

test('a mistake is reported in the title, above the form and at its field, and other values are kept', async () => {
  const html = await calculatorPage('?suma=două mii&dobanda=9,5&perioada=24');
  expect(html).toContain('<title>Eroare: ');
  expect(html).toContain('<a href="#suma">Scrieți suma în cifre, de exemplu 10 000.</a>');
  expect(html).toContain('id="suma-error"');
  expect(html).toMatch(/name="suma"[^>]*value="două mii"/);
  expect(html).toMatch(/name="dobanda"[^>]*value="9,5"/);
  // The mistake stands alone: no figure of another loan, and no link to it.
  expect(html).not.toMatch(/answer-big|calc-schedule|data-copy/);
  expect(html).toContain('id="anticipata"');
});

test('a loan above the legal maximum is reported as such', async () => {
  const html = await calculatorPage('?suma=1000&dobanda=1&pe=zi&perioada=30&unitate=zile&comision=20');
  expect(html).toContain('Costul trece cu 20 de lei peste cât poate cere un IFN prin lege');
});

test('each further question is answered in its place', async () => {
  const html = await calculatorPage(
    '?suma=10000&dobanda=8&perioada=36&anticipat=7000&luna=12&venit=1000&dobanda2=10',
  );
  expect(html).toContain(
    'Odată cu rata 12 plătiți în plus 6 928,68 lei și închideți creditul; mai mult nu era de dat.',
  );
  expect(html).toContain('592,13 lei');
  expect(html).toContain('<b>31,4%</b> din venit');
  expect(html).toContain('Al doilea credit costă cu');
});

test('the schedule is offered as a file of the same loan', async () => {
  expect(await calculatorPage('?suma=10.000&dobanda=8&perioada=36&comision=50&venit=5000')).toContain(
    'href="/calculator-rate-credit/grafic.csv?suma=10000&amp;dobanda=8&amp;perioada=36&amp;comision=50"',
  );
});

test("a business loan does not get the consumers' ceilings", async () => {
  const html = await calculatorPage('?tip=auto&suma=10000&dobanda=8&perioada=12');
  expect(html).toContain('La un credit luat de o firmă nu avem un maxim legal de arătat.');
  expect(html).not.toContain('prin lege, la un IFN');
});

test('the copied link is the normalised address', async () => {
  expect(await calculatorPage('?suma=10.000&dobanda=8,50&perioada=36&comision=&utm_source=x')).toContain(
    'data-copy="/calculator-rate-credit/?suma=10000&amp;dobanda=8.5&amp;perioada=36"',
  );
});
