import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { arrangeOffers } from '#domain/offers/arrange-offers.ts';
import type { rankOffers } from '#domain/offers/rank-offers.ts';
import { PageAddress } from '#app/ui/page-address.ts';
import { newIllustration } from '#tests/factories/rate-illustration.ts';
import { newRoadsArgs } from '#tests/factories/roads-page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { loadRoads } from './roads.data.ts';
import { RoadsRoute } from './roads.tsx';

const site = { origin: 'https://site.test', path: '/drumuri/' };

async function render(search: string, change: Partial<PageArgs> = {}): Promise<string> {
  const data = await loadRoads({ ...(await newRoadsArgs(`/drumuri/${search}`)), ...change });
  return renderToStaticMarkup(
    <PageAddress value={site}>
      <RoadsRoute data={data} />
    </PageAddress>,
  );
}

test('six roads to 2 000 lei stand on the page, each with where its figure is from', async () => {
  const text = textOf(await render(''));
  expect(text).toContain('Aceiași 2 000 de lei, șase drumuri');
  // Smile Credit, 1% a day after 3 free days, and Ferratum, 146,8% a year, both in three payments.
  expect(text).toContain('1 241,79 lei');
  expect(text).toMatch(/Smile Credit.*cum se citea în noiembrie 2026/);
  expect(text).toContain('preț din 2022');
  expect(text).toContain(
    'la dobânda din exemplul CAR Straja, fără dată, cum se citea în noiembrie 2026 (1 000 de lei pe 12 luni)',
  );
  expect(text).toContain('37–89 lei');
  expect(text).toContain(
    'Băncile au publicat exemple numai de la 40 000 de lei, pe cel puțin 53 de luni, din câte am găsit.',
  );
  expect(text).toContain('La 10% pe an dobânda ar fi 33 de lei; comisioanele și asigurarea nu intră aici.');
  expect(text).toContain('între 286 și 400 de lei');
  expect(text.replaceAll(/\{".*\}/g, '')).not.toMatch(/[{}]|NaN|undefined/);
});

test('30 000 lei over 36 months begin with a no to non-bank lenders, and what is known of banks', async () => {
  const html = await render('?suma=30000&perioada=36');
  const text = textOf(html);
  expect(text).toContain('Pentru 30 000 de lei pe 36 de luni, răspunsul nu este un IFN');
  expect(text).toContain('nu e un drum');
  expect(text).toContain('5 325–7 496 lei');
  expect(text).toContain('cel mult 15 853 lei');
  expect(text).toContain('Dumneavoastră: 30 000 lei, 36 de luni');
  // 974,81 a month is 40% of 2 437,03 lei; Exim's own account fee is in its payment.
  expect(text).toContain('974,81 lei');
  expect(text).toContain('982,34 lei');
  // 36 × (1 016,88 − 974,81), less what rounding leaves in the last payments.
  expect(text).toContain('La cererea dumneavoastră: 1 514 lei mai puțin.');
  expect(html.indexOf('id="ifn"')).toBeLessThan(html.indexOf('id="banca"'));
});

test('an offer with its fees is one more road, and without them stays in words', async () => {
  expect(textOf(await render('?suma=30000&perioada=36&dobanda=9&comisioane=250'))).toMatch(
    /Oferta pe care ați primit-o 4 594 lei/,
  );
  expect(textOf(await render('?suma=30000&perioada=36&dobanda=9'))).toContain(
    'la 9% pe an dobânda ar fi 4 344 de lei; scrieți și comisioanele ca să o desenăm',
  );
});

test('bad input is answered beside its field, kept, and never breaks the page', async () => {
  const html = await render('?suma=abc&perioada=3&dobanda=mult');
  expect(html).toContain('<title>Eroare: ');
  expect(html).toContain('value="abc"');
  expect(html).toContain('value="mult"');
  expect(textOf(html)).toContain('Scrieți dobânda în cifre, de exemplu 8 sau 8,5.');
  const typed = fc.oneof(fc.string(), fc.constantFrom('-1', '1e99', '0', '∞', '', '100000', '60'));
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (suma, perioada, dobanda) => {
      expect(await render(`?${new URLSearchParams({ suma, perioada, dobanda })}`)).not.toMatch(
        /NaN|undefined/,
      );
    }),
    { numRuns: 30 },
  );
});

test('a bank’s example is never an offer: it is not ranked, not counted, and not in structured data', async () => {
  const illustration = newIllustration();
  // @ts-expect-error an illustration is no offer: what ranks and arranges offers does not take it
  const asOffer: Parameters<typeof rankOffers>[0][number] = illustration;
  // @ts-expect-error the same
  const asArranged: Parameters<typeof arrangeOffers>[0]['offers'][number] = illustration;
  expect([asOffer, asArranged]).toEqual([illustration, illustration]);

  const sums = fc.integer({ min: 100, max: 100_000 });
  await fc.assert(
    fc.asyncProperty(sums, fc.integer({ min: 1, max: 60 }), async (suma, perioada) => {
      const html = await render(`?suma=${suma}&perioada=${perioada}`);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => json,
      );
      expect(blocks).toHaveLength(1);
      expect(blocks[0]).toContain('BreadcrumbList');
      expect(blocks[0]).not.toMatch(/LoanOrCredit|Garanti|Exim|CAR/);
    }),
    { numRuns: 20 },
  );
});

test('where no rules of credit are known the page claims none of them, and no Romanian bank is a road', async () => {
  const text = textOf(await render('?suma=30000&perioada=36', { rulePack: null }));
  expect(text).toContain('plafoanele pe care le știm nu privesc un credit atât de mare sau de lung');
  expect(text).not.toMatch(/34,5%|25 000 de lei, plafonul|la dobânda din exemplul/);
});
