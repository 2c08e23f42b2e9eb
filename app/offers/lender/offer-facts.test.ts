import { expect, test } from 'vitest';
import type { OfferProducts } from '#domain/offers/offer.ts';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { offerFacts } from './offer-facts.ts';

const textsOf = (offer: ReturnType<typeof dailyOffer>) =>
  offerFacts(offer).flatMap(({ items }) => items.map(({ text }) => text.replaceAll('\u00a0', ' ')));

test('amounts, term, interest-free days and conditions of one source are listed once', () => {
  expect(offerFacts(dailyOffer())).toHaveLength(1);
  expect(textsOf(dailyOffer())).toEqual([
    'Contractul este pe 3 luni.',
    'Suma: între 200 și 5 000 de lei.',
    'Perioada: pe cel mult 91 de zile.',
    '0% în primele 3 zile. Din ziua a patra plătiți 1% pe zi.',
  ]);
});

test.each([
  ['everyone', 'Pentru oricine: 0% în primele 3 zile.'],
  ['new-clients', 'Primul credit: 0% în primele 3 zile.'],
  ['unclear', 'Sursa se contrazice: 0% în primele 3 zile.'],
] as const)('days without interest whose evidence says „%s” begin „%s”', (freeFor, begins) => {
  const [one] = dailyOffer().products;
  const free = one.free && { ...one.free, for: freeFor };
  expect(textsOf({ ...dailyOffer(), products: [{ ...one, free }] }).at(-1)).toContain(begins);
});

test('of several products each says its own sums and terms by its name', () => {
  const [one] = dailyOffer({ firstLoan: null }).products;
  const products: OfferProducts = [
    { ...one, name: 'linie' },
    { ...one, name: 'rate', term: null },
  ];
  expect(textsOf({ ...dailyOffer({ conditions: [] }), products })).toEqual([
    'Suma, linie: între 200 și 5 000 de lei.',
    'Perioada, linie: pe cel mult 91 de zile.',
    'Suma, rate: între 200 și 5 000 de lei.',
  ]);
});

test('an offer without facts yields an empty list', () => {
  expect(offerFacts(newOffer())).toEqual([]);
});
