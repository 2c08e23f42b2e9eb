import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountryCode } from '#domain/law/countries/country.ts';
import cases from '#tests/cases/offer-feed.json' with { type: 'json' };
import { newIdentity, newOffer as identified } from '#tests/factories/new-offer.ts';
import type { Offer, OfferRecord } from './offer.ts';
import { activeIdsFor, baseOrder } from './base-order.ts';

const newOffer = (changes: Partial<Offer>): Offer => ({
  ...(cases.offer as OfferRecord),
  products: identified().products,
  legalName: newIdentity('EXEMPLU IFN S.A.'),
  ...changes,
});

test.each(cases.order)('$rule', ({ feed, activeIds, shown }) => {
  const ranked = baseOrder(feed.map(newOffer), activeIds);
  expect(ranked.map(({ id }) => id)).toEqual(shown);
});

test('each listed offer states whether it can be taken', () => {
  const feed = [
    newOffer({ id: '1', header: 'Axi' }),
    newOffer({ id: '2', header: 'Viva', lenderLink: '/v/' }),
  ];
  expect(baseOrder(feed, new Set(['1'])).map(({ isActive }) => isActive)).toEqual([true, false]);
});

test.each([
  ['named on its own page, without a number', { registers: null }, true],
  [
    'named by the press only',
    { legalName: newIdentity('A IFN S.A.', { origin: 'other' as const }), registers: null },
    false,
  ],
  [
    'a bank of another state without licence',
    { lenderKind: 'foreign-bank' as const, registers: null },
    false,
  ],
])('an offer of a lender %s can be taken: %s', (_, lender, isActive) => {
  const [shown] = baseOrder([identified(lender)], ['1']);
  expect(shown?.isActive).toBe(isActive);
});

test('without a known lender and a page about it an offer is not listed at all', () => {
  expect(baseOrder([identified({ legalName: null, registers: null, lenderLink: null })], ['1'])).toEqual([]);
});

// "For ES, offer 67 is always added to the active list", whatever its own isActive says.
test('in Spain offer 67 is active also when its own record says that it is not', () => {
  const shown = (country: CountryCode) =>
    baseOrder([newOffer({ id: '67', country, isActive: false, lenderLink: null })], ['67']);
  expect(shown('ES').map(({ isActive }) => isActive)).toEqual([true]);
  expect(shown('RO')).toEqual([]);
});

test.each(cases.activeIds)('$country with $ids: $rule', ({ country, ids, active }) => {
  expect(activeIdsFor(country as CountryCode, ids)).toEqual(active);
});

test('headers never repeat and active offers never follow inactive ones, whatever the feed', () => {
  const anyOffer = fc
    .record({
      id: fc.constantFrom('1', '2', '3', '4', '5'),
      header: fc.constantFrom('Axi', 'Viva', 'Șapte', 'Ocean'),
      isActive: fc.boolean(),
      lenderLink: fc.constantFrom(null, '/x/'),
      productType: fc.constantFrom('loan', 'domainactive'),
    })
    .map(newOffer);
  fc.assert(
    fc.property(fc.array(anyOffer), fc.subarray(['1', '2', '3', '4', '5']), (feed, activeIds) => {
      const ranked = baseOrder(feed, activeIds);
      const firstInactive = ranked.findIndex(({ isActive }) => !isActive);
      expect(new Set(ranked.map(({ header }) => header)).size).toBe(ranked.length);
      expect(firstInactive === -1 || ranked.slice(firstInactive).every(({ isActive }) => !isActive)).toBe(
        true,
      );
    }),
  );
});
