import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { withEvidence } from './offer-evidence.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { pack } from '#tests/factories/quotable-offer.ts';
import { nearestPriced } from './nearest-priced.ts';

const { limits } = romania;
const known = (offer: ReturnType<typeof newOffer>) => withEvidence(offer, '2026-11-22');
const ask = (lei: number, count: number) => ({
  principal: fromLei(lei),
  term: { count, unit: 'months' as const },
  purpose: 'renovare' as const,
});
const found = (offers: ReturnType<typeof known>[], request: ReturnType<typeof ask>) =>
  nearestPriced(offers, request, { pack, limits }).map(({ offer, request: near }) => [
    offer.slug,
    near.principal / 100,
    near.term.count,
    near.purpose,
  ]);

// 200 to 5 000 lei, up to 91 days.
const line = known(dailyOffer({ slug: 'linie' }));

test('the amount and the term change as far as the lender’s limits require, and the purpose stays', () => {
  expect(found([line], ask(9_000, 6))).toEqual([['linie', 5_000, 3, 'renovare']]);
  expect(found([line], ask(100, 12))).toEqual([['linie', 200, 3, 'renovare']]);
});

test('less than half of the amount is not offered', () => {
  expect(found([line], ask(10_000, 6))).toEqual([['linie', 5_000, 3, 'renovare']]);
  expect(found([line], ask(10_100, 6))).toEqual([]);
});

test('a lender without a current price, or closed, is not offered', () => {
  const old = dailyOffer({
    slug: 'veche',
    price: {
      value: { kind: 'daily', ratePercentPerDay: 1, freeDays: 0 },
      source: newSource({ date: '2022' }),
    },
  });
  expect(
    found([known(newOffer()), known(old), known(dailyOffer({ isActive: false }))], ask(9_000, 6)),
  ).toEqual([]);
});

test('a lender of two months is offered, one of less than a month is not: terms are whole months', () => {
  const upTo = (maxDays: number) =>
    known(dailyOffer({ slug: 'scurt', term: { value: { minDays: null, maxDays }, source: newSource() } }));
  expect(found([upTo(60)], ask(9_000, 6))).toEqual([['scurt', 5_000, 2, 'renovare']]);
  expect(found([upTo(29)], ask(9_000, 6))).toEqual([]);
});
