import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import { matchOffers } from './match-offers.ts';

const pack = rulePackInForce(romania.rulePacks, '2026-11-21');
const upTo = (lei: number) => ({ source: newSource(), value: { min: fromLei(100), max: fromLei(lei) } });
const request = (lei: number) => ({ principal: fromLei(lei), term: { count: 3, unit: 'months' as const } });

test('offers are counted as the visitor will see them: open, fit for the request, with a price', () => {
  const offers = [
    newOffer({ id: '1', header: 'A', amount: upTo(1_000), price: null }),
    newOffer({ id: '2', header: 'B', amount: upTo(5_000), price: null }),
    newOffer({ id: '3', header: 'C', isActive: false }),
  ].map((offer) => withEvidence(offer, '2026-11-21'));

  const matching = matchOffers(offers, request(2_000), pack);

  expect(matching).toMatchObject({ open: 2, served: 1, priced: 0 });
  // Its largest amount is known, and its term is not.
  expect(matching.confirmed).toBe(0);
  expect(matching.unserved.map(({ offer }) => offer.id)).toEqual(['1']);
});

test('without offers all counts are zero', () => {
  expect(matchOffers([], request(2_000), pack)).toEqual({
    open: 0,
    served: 0,
    confirmed: 0,
    priced: 0,
    unserved: [],
  });
});
