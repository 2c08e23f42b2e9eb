import fc from 'fast-check';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { offerSorts } from '#domain/offers/rank-offers.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import { isOldSource } from '#domain/base/sources/source-age.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from './offers-file.ts';

const today = '2026-11-22';
const { offers = [] } = (await findOffersFile('RO')) ?? {};
const evidence = readEvidence('content');
const known = withProducts(offers, evidence).map((offer) => withEvidence(offer, today));
const pack = rulePackInForce(romania.rulePacks, today);

const anyTerm: fc.Arbitrary<Term> = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 60 }), unit: fc.constant('months' as const) }),
  fc.record({ count: fc.integer({ min: 1, max: 2_000 }), unit: fc.constant('days' as const) }),
);
const anyRequest = fc.record({ principal: fc.integer({ min: 1, max: 60_000 }).map(fromLei), term: anyTerm });

const arranged = (
  request: { principal: ReturnType<typeof fromLei>; term: Term },
  sort: (typeof offerSorts)[number],
) =>
  rankOffers({
    offers: known,
    request,
    pack,
    sort,
    filters: { repayment: [], zero: false },
    claims: 'sourced',
  }).served;

const bound = (value: number | 'unknown' | undefined, unit: number, unknown: number) =>
  typeof value === 'number' ? value * unit : unknown;

test('no offer of the site is quoted outside the amounts and terms of its evidence', () => {
  fc.assert(
    fc.property(anyRequest, fc.constantFrom(...offerSorts), (request, sort) => {
      for (const { offer, quote } of arranged(request, sort)) {
        if (quote.status !== 'priced') continue;
        // Read from the file itself: the item of tier A that states the limits of the quoted product.
        const of = evidence.get(offer.slug);
        const product = of?.products.find(({ name }) => quote.product === null || name === quote.product);
        const item = of?.items.find(({ id }) => id === product?.evidence);
        const days = termDays(request.term);
        expect(item?.tier).toBe('A');
        // An unstated maximum would compare as NaN: never within.
        expect(request.principal).toBeLessThanOrEqual(bound(product?.sumsLei.max, 100, Number.NaN));
        expect(days).toBeLessThanOrEqual(bound(product?.days.max, 1, Number.NaN));
        expect(request.principal).toBeGreaterThanOrEqual(bound(product?.sumsLei.min, 100, 0));
        expect(days).toBeGreaterThanOrEqual(bound(product?.days.min, 1, 0));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('no price older than 12 months counts as current, or stands before a current one', () => {
  fc.assert(
    fc.property(anyRequest, fc.constantFrom(...offerSorts), (request, sort) => {
      const priced = arranged(request, sort).flatMap(({ offer, quote }) =>
        quote.status === 'priced' && offer.price ? [{ quote, source: offer.price.source }] : [],
      );
      const ages = priced.map(({ source }) => isOldSource(source, today));
      expect(priced.map(({ quote }) => quote.evidence === 'to-confirm')).toEqual(ages);
      expect(ages).toEqual(ages.toSorted((a, b) => Number(a) - Number(b)));
    }),
    { numRuns: 1_000 },
  );
});

// The form of 2022 is for a limit of 5 000 lei, the page of Smile Credit for 3 months.
test.each([
  ['ferratum', 5_000, 12, 'priced'],
  ['ferratum', 5_001, 12, 'unserved'],
  ['ferratum', 50_000, 12, 'unserved'],
  ['smile-credit', 5_000, 3, 'priced'],
  ['smile-credit', 5_000, 4, 'unserved'],
  // A line for 100 days and six instalments: terms between them are neither.
  ['12rate', 5_000, 3, 'priced'],
  ['12rate', 5_000, 4, 'unserved'],
  ['12rate', 10_000, 6, 'priced'],
  ['12rate', 10_001, 6, 'unserved'],
  ['12rate', 500, 6, 'unserved'],
])('%s for %i lei over %i months is %s', (slug, lei, count, status) => {
  const request = { principal: fromLei(lei), term: { count, unit: 'months' as const } };
  const quote = arranged(request, 'total').find(({ offer }) => offer.slug === slug)?.quote;
  expect(quote?.status ?? 'unserved').toBe(status);
});

test('a source that is not on the lender’s own site is named for what it is', () => {
  for (const { url, price } of known) {
    if (price?.source.url == null || url === null) continue;
    const isOwn = new URL(price.source.url).hostname.endsWith(new URL(url).hostname.replace(/^www\./, ''));
    expect(isOwn || price.source.name.startsWith('o copie')).toBe(true);
  }
});
