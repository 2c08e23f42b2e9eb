import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { rankOffers } from '#domain/offers/rank-offers.ts';
import type { baseOrder } from '#domain/offers/base-order.ts';
import { PageAddress } from '#app/ui/page-address.ts';
import { newRoadLender } from '#tests/factories/rate-illustration.ts';
import { newRoadsArgs } from '#tests/factories/roads-page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { answerRoads } from '#app/offers/shared/roads/roads-answer.ts';
import { loadRoads } from './roads.data.ts';
import { roadsBasis } from './roads-picture.data.ts';
import { RoadsPage } from '#app/offers/roads-page/roads-page.tsx';

const site = { origin: 'https://site.test', path: '/drumuri/' };

async function render(search: string, change: Partial<PageArgs> = {}): Promise<string> {
  const data = await loadRoads({ ...(await newRoadsArgs(`/drumuri/${search}`)), ...change });
  return renderToStaticMarkup(
    <PageAddress value={site}>
      <RoadsPage data={data} />
    </PageAddress>,
  );
}

test('six roads to 2 000 lei are on the page, each with the source of its figure', async () => {
  const text = textOf(await render(''));
  expect(text).toContain('Pentru 2 000 de lei pe 3 luni, întâi banca');
  // Smile Credit, 1% a day after 3 free days, at the end, and Ferratum, 146,8% a year, in three payments.
  expect(text).toMatch(/Smile Credit ?: Ofertele 1 760 lei Tot la sfârșit; în 3 plăți lunare, 1 242 lei\./);
  expect(text).toMatch(/Ferratum ?: Oferta 508,12 lei Preț din 2022\./);
  expect(text).toContain('smilecredit.ro, noiembrie 2026');
  expect(text).toMatch(/37–89 lei C\.A\.R\. Solidaritatea, CAR Straja și CAR Zarand, prețuri fără dată\./);
  // No bank lends for three months; its overdraft does, at IRCC + 4,50 to IRCC + 10,55.
  expect(text).toMatch(
    /34–81 lei Descoperit de cont, numai dobânda: 5 bănci, septembrie–octombrie 2026\. Pentru credite avem prețuri de la 6 luni\./,
  );
  expect(text).toContain('Media descoperitului de cont, august 2026: 12,62% pe an, adică 42–63 lei.');
  expect(text).toContain('între 286 și 400 de lei');
  expect(text.replaceAll(/\{".*\}/g, '')).not.toMatch(/[{}]|NaN|undefined/);
});

test('30 000 lei over 36 months begin with the bank and its figures, and a no to online lenders', async () => {
  const html = await render('?suma=30000&perioada=36');
  const text = textOf(html);
  expect(text).toContain(
    'Pentru 30 000 de lei pe 36 de luni, întâi banca La bancă vă costă 3 834–7 633 de lei. La CAR, 3 931–7 439 de lei dobândă; comisioanele nu le știm.',
  );
  expect(text).toContain('Nu știm niciun creditor online care să dea atât');
  expect(text).toMatch(/nu dă atât Cel mult 10 000 de lei, la /);
  expect(text).toContain(
    '3 834–7 633 lei BCR, Libra Internet Bank și ProCredit Bank, septembrie–octombrie 2026. Media băncilor, august 2026: 4 959 lei.',
  );
  expect(text).toContain('cel mult 15 853 lei');
  // 939,95 a month is 40% of 2 349,88 lei.
  expect(text).toMatch(/939,95 lei 4 038 lei 34 038 lei 8,78% 2 350 lei/);
  // 36 × (969,00 − 948,00), plus the rounding of the last payments.
  expect(text).toContain('La suma dumneavoastră, 756 de lei mai puțin.');
  expect(html).toContain(
    'href="https://ing.ro/dam/ingro/doc/contractuale/pers-fizice/Lista-de-taxe-si-comisioane.pdf"',
  );
});

test('a lender not bound by the ceiling is not drawn up to it, and an unknown price is not drawn', async () => {
  const { picture } = await loadRoads(await newRoadsArgs('/drumuri/'));
  const capped = picture.roads.filter(({ cap }) => cap !== null).map(({ kind }) => kind);
  expect(capped.toSorted()).toEqual(['current-price', 'legal-maximum']);
  const far = await loadRoads(await newRoadsArgs('/drumuri/?suma=30000&perioada=36'));
  const drawn = far.picture.roads.filter(({ bar }) => bar !== null).map(({ kind }) => kind);
  expect(drawn.toSorted()).toEqual(['bank', 'credit-union', 'legal-maximum', 'waiting']);
});

test('the page does not explain how it was read', async () => {
  for (const search of ['', '?suma=30000&perioada=36', '?suma=100000&perioada=60'])
    expect(textOf(await render(search))).not.toMatch(
      /citit în|textul nu l-am citit|neverificat|negăsit|am găsit/,
    );
});

test('an offer with its fees is one more road, and without them it is described in words', async () => {
  expect(textOf(await render('?suma=30000&perioada=36&dobanda=9&comisioane=250'))).toMatch(
    /Oferta pe care ați primit-o ?: Verificați oferta 4 594 lei/,
  );
  expect(textOf(await render('?suma=30000&perioada=36&dobanda=9'))).toContain(
    'La 9% pe an, dobânda este 4 344 de lei. Scrieți și comisioanele.',
  );
});

test('invalid input stays, has its error beside the field, and never breaks the page', async () => {
  const html = await render('?suma=abc&perioada=3&dobanda=mult');
  expect(html).toContain('<title>Eroare: ');
  expect(html).toContain('value="abc"');
  expect(html).toContain('value="mult"');
  // The error is shown alone: no road to another amount. An unreadable rate leaves the roads to the amount.
  expect(textOf(html)).not.toMatch(/2 000 (de )?lei|drum cu drum/);
  expect(textOf(await render('?suma=3000&perioada=3&dobanda=mult'))).toContain(
    '3 000 de lei pe 3 luni, drum cu drum',
  );
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

test('for every amount and term each of the six roads states a figure with its source, or one line of words', async () => {
  const args = await newRoadsArgs('/drumuri/');
  const basis = await roadsBasis(args);
  const mute: string[] = [];
  for (const lei of [
    1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000,
  ]) {
    for (const count of [3, 4, 6, 9, 11, 12, 13, 18, 24, 36, 48, 60]) {
      const request = { principal: fromLei(lei), term: { count, unit: 'months' as const }, purpose: null };
      const { picture } = answerRoads(basis, { request, offered: null, pack: args.rulePack, page: '' });
      if (picture.roads.length !== 6) mute.push(`${lei}, ${count}: ${picture.roads.length} roads`);
      for (const { kind, figure, bar, says, sources, href } of picture.roads) {
        const isSaid = /\d/.test(figure) && (sources.length > 0 || kind === 'waiting');
        const isExplained = bar === null && says.length > 0 && says.length < 140;
        if ((!isSaid && !isExplained) || href === null) mute.push(`${lei}, ${count}: ${kind}`);
      }
    }
  }
  expect(mute).toEqual([]);
});

test('a bank’s example is never an offer: it is not ranked, not counted, and not in structured data', async () => {
  const illustration = newRoadLender();
  // @ts-expect-error an illustration is no offer: what ranks and arranges offers does not take it
  const asOffer: Parameters<typeof baseOrder>[0][number] = illustration;
  // @ts-expect-error the same
  const asArranged: Parameters<typeof rankOffers>[0]['offers'][number] = illustration;
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
      expect(blocks[0]).not.toMatch(/LoanOrCredit|BCR|Garanti|Exim|Libra|CAR/);
    }),
    { numRuns: 20 },
  );
});

test('without known credit rules the page claims none, and no Romanian bank is a road', async () => {
  const text = textOf(await render('?suma=30000&perioada=36', { rulePack: null }));
  expect(text).toContain('Plafoanele pe care le știm nu privesc un credit atât de mare sau de lung');
  expect(text).not.toMatch(/34,5%|25 000 de lei, plafonul|BCR|Media băncilor/);
});
