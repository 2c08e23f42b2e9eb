import { expect, test } from 'vitest';
import { safeEncode } from 'zod/v4/core';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { offerAnswer, offersAnswer, offersPreviewAnswer } from './offers.ts';

const offer = dailyOffer({ productType: 'loan' });
const { readAt: _, ...undated } = { ...offer.price?.source };
const preview = {
  loan: { principal: 200_000, term: { count: 3, unit: 'months' }, purpose: null },
  errors: [],
  served: [{ id: '1', header: 'Creditor 1', quote: { status: 'unpriced', legalMaximum: null } }],
  unserved: [],
  unavailable: [],
};
const withQuote = (quote: object) => ({ ...preview, served: [{ id: '1', header: 'Creditor 1', quote }] });
const placesOf = (issues: readonly { path: PropertyKey[] }[] = []) =>
  issues.map(({ path }) => path.join('.'));

test("an offer reaches the office's pages whole and unchanged", () => {
  const answer = { offer, changes: [], problems: [] };
  expect(safeEncode(offerAnswer, answer)).toEqual({ success: true, data: answer });
});

test.each([
  ['a figure without its source', { price: { value: offer.price?.value } }, ['offer.price.source']],
  [
    'a source without one of its dates',
    { price: { ...offer.price, source: undated } },
    ['offer.price.source.readAt'],
  ],
  ['half a ban', { amount: { ...offer.amount, value: { min: 0.5, max: null } } }, ['offer.amount.value.min']],
  ['a part that is missing', { term: undefined }, ['offer.term']],
  ['a part that no offer has', { fee: 5 }, ['offer']],
])('%s breaks the answer', (_what, change, places) => {
  const { error } = safeEncode(offerAnswer, {
    offer: { ...offer, ...change },
    changes: [],
    problems: [],
  } as never);
  expect(placesOf(error?.issues)).toEqual(places);
});

test('the price in the list is a price with its source, or none', () => {
  const listed = {
    id: '1',
    slug: 'a',
    header: 'A',
    isActive: true,
    isListed: true,
    waiting: 0,
    problems: [],
  };
  expect(safeEncode(offersAnswer, { offers: [{ ...listed, price: null }] }).success).toBe(true);
  const { error } = safeEncode(offersAnswer, {
    offers: [{ ...listed, price: { value: 1, source: {} } }],
  } as never);
  expect(placesOf(error?.issues)).toContain('offers.0.price.value');
});

test.each([
  ['a price without its total', withQuote({ status: 'priced', cost: 1 }), 'served.0.quote.total'],
  [
    'an old price that stands for one of today',
    withQuote({ status: 'priced', evidence: 'none' }),
    'served.0.quote.evidence',
  ],
  [
    'a refusal without its reason',
    withQuote({ status: 'unserved', reason: { kind: 'x' } }),
    'served.0.quote.reason',
  ],
  [
    'a term of no unit',
    { ...preview, loan: { ...preview.loan, term: { count: 3, unit: 'ani' } } },
    'loan.term.unit',
  ],
])('%s breaks the order that visitors see', (_what, answer, place) => {
  expect(safeEncode(offersPreviewAnswer, preview as never).success).toBe(true);
  const { error } = safeEncode(offersPreviewAnswer, answer as never);
  expect(placesOf(error?.issues)).toContain(place);
});
