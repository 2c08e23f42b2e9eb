import { expect, test } from 'vitest';
import { ask, onePercentADay, newOffer, pack, priced, source } from '#tests/factories/quotable-offer.ts';
import { listCensus } from './list-census.ts';
import { quoteOffer, type QuotableOffer } from './quote-offer.ts';

const today = priced(onePercentADay);
const ofLongAgo = priced(onePercentADay, {
  price: { value: onePercentADay, source: { ...source, date: '2021-03-01', readAt: '2026-11' } },
});
const silent = newOffer({});

const listed = (...offers: QuotableOffer[]) =>
  offers.map((offer) => ({ offer, quote: quoteOffer(offer, ask(2_000, 30, 'days'), pack) }));

test('each offer of a list is counted once, by the state of its price', () => {
  expect(listCensus(listed(today, ofLongAgo, silent, silent))).toEqual({
    confirmed: 2,
    current: 1,
    toConfirm: 1,
    unpriced: 2,
  });
  expect(listCensus([])).toEqual({ confirmed: 0, current: 0, toConfirm: 0, unpriced: 0 });
});
