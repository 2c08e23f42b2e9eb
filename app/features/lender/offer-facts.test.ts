import { expect, test } from 'vitest';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { offerFacts } from './offer-facts.ts';

test('sums, term, free days and conditions are said once for their source', () => {
  const facts = offerFacts(dailyOffer(), {
    amount: 'Între 200 și 5 000 de lei',
    term: 'Pe cel mult 91 de zile',
  });
  expect(facts).toHaveLength(1);
  expect(facts[0]?.items.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Contractul este pe 3 luni.',
    'Suma: între 200 și 5 000 de lei.',
    'Perioada: pe cel mult 91 de zile.',
    'Primul credit: 0% în primele 3 zile. Din ziua a patra plătiți 1% pe zi.',
  ]);
});

test('an offer without facts says nothing', () => {
  expect(offerFacts(newOffer(), { amount: null, term: null })).toEqual([]);
});
