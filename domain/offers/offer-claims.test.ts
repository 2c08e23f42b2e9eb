import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '#tests/cases/offer-feed.json' with { type: 'json' };
import { applyOfferClaims, inventedMinutes, inventedStars, percentOfPlace } from './offer-claims.ts';
import { newOffer as anyOffer } from '#tests/factories/new-offer.ts';
import type { Offer, OfferRecord } from './offer.ts';

const newOffer = (changes: Partial<Offer>): Offer =>
  anyOffer({ ...(cases.offer as OfferRecord), ...changes });
const zero = () => 0;

test.each(cases.stars)('$rule: $random yields $stars', ({ random, stars }) => {
  expect(inventedStars(random)).toBe(stars);
});

test.each(cases.minutes)('$rule: $random yields $minutes', ({ random, minutes }) => {
  expect(inventedMinutes(random)).toBe(minutes);
});

test(cases.percentOfPlace.rule, () => {
  const { values } = cases.percentOfPlace;
  expect(values.map((_, index) => percentOfPlace(index))).toEqual(values);
});

test('random stars and minutes stay in their ranges', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect([4.7, 4.8, 4.9, 5]).toContain(inventedStars(random));
      expect([3, 4, 5, 6, 7, 8, 9, 10]).toContain(inventedMinutes(random));
    }),
  );
});

test('in spec mode texts and missing stars are filled, by the position of the offer', () => {
  const feed = [
    newOffer({ field2: '{time} minute', field4: '{val}%' }),
    newOffer({ field2: 'pe loc', field4: 'aprobare {val}%, da, {val}%', stars: 3.2 }),
    newOffer({ field4: '{val}%' }),
  ];
  const shown = applyOfferClaims(feed, 'spec', zero);
  expect(shown.map(({ stars, field2, field4 }) => [stars, field2, field4])).toEqual([
    [4.7, '3 minute', '97%'],
    [3.2, 'pe loc', 'aprobare 97%, da, 97%'],
    [4.7, 'Răspuns în 3 minute', '96%'],
  ]);
});

test('in spec mode an offer without its own texts gets standard ones, filled; in sourced mode it gets none', () => {
  const feed = [newOffer({}), newOffer({ field2: 'pe loc' })];
  expect(applyOfferClaims(feed, 'spec', zero).map(({ field2, field4 }) => [field2, field4])).toEqual([
    ['Răspuns în 3 minute', 'Șanse de aprobare: 97%'],
    ['pe loc', 'Șanse de aprobare: 97%'],
  ]);
  expect(applyOfferClaims(feed, 'sourced', zero).map(({ field2, field4 }) => [field2, field4])).toEqual([
    [null, null],
    ['pe loc', null],
  ]);
});

test('random numbers are drawn first for missing stars, then for the minutes', () => {
  const numbers = [0.999, 0.5];
  const [offer] = applyOfferClaims([newOffer({ field2: '{time} min' })], 'spec', () => numbers.shift() ?? 0);
  expect(offer).toMatchObject({ stars: 5, field2: '7 min' });
});

test('in sourced mode nothing is invented and a text that needs a number is dropped', () => {
  const feed = [
    newOffer({ field2: '{time} minute', field4: '{val}%' }),
    newOffer({ field2: 'Răspuns în 2 ore', field4: 'Fără comisioane', stars: 4.1 }),
  ];
  const neverAsked = () => {
    throw new Error('sourced claims need no randomness');
  };
  const shown = applyOfferClaims(feed, 'sourced', neverAsked);
  expect(shown.map(({ stars, field2, field4 }) => [stars, field2, field4])).toEqual([
    [null, null, null],
    [4.1, 'Răspuns în 2 ore', 'Fără comisioane'],
  ]);
});

test.each(cases.tags)('$header: $rule', ({ header, tags, kept }) => {
  for (const claims of ['spec', 'sourced'] as const) {
    expect(applyOfferClaims([newOffer({ header, tags })], claims, zero)[0]?.tags).toEqual(kept);
  }
});

test('from 50 decided requests on, the measured approval stands in place of {val}, in sourced mode alone', () => {
  const feed = [
    newOffer({ id: 'a', field4: 'Șanse de aprobare: {val}%' }),
    newOffer({ id: 'b', field4: null }),
    newOffer({ id: 'c', field4: 'Fără comisioane' }),
    newOffer({ id: 'd', field4: '{val}%' }),
  ];
  const day = '2026-11-26';
  const approvals = new Map([
    ['a', { approved: 52, decided: 84, day }],
    ['b', { approved: 50, decided: 50, day }],
    ['c', { approved: 52, decided: 84, day }],
    ['d', { approved: 49, decided: 49, day }],
  ]);
  // 52 of 84 is 61,9%.
  expect(applyOfferClaims(feed, 'sourced', zero, approvals).map(({ field4 }) => field4)).toEqual([
    'Aprobate 62% din 84\u00a0de\u00a0cereri, la 26.11.2026',
    'Aprobate 100% din 50\u00a0de\u00a0cereri, la 26.11.2026',
    'Fără comisioane',
    null,
  ]);
  expect(applyOfferClaims(feed, 'spec', zero, approvals)).toEqual(applyOfferClaims(feed, 'spec', zero));
});

test('what lenders approve changes nothing of an offer but that sentence', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.integer({ min: 50, max: 100 }), (approved, decided) => {
      const feed = [newOffer({ field4: '{val}%' })];
      const approvals = new Map([[cases.offer.id, { approved, decided, day: '2026-11-26' }]]);
      const [without] = applyOfferClaims(feed, 'sourced', zero);
      const [measured] = applyOfferClaims(feed, 'sourced', zero, approvals);
      expect({ ...measured, field4: null }).toEqual(without);
    }),
  );
});
