import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Offer } from './offer.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import { withEvidence } from './offer-evidence.ts';
import { publishedLimits as limitsOf } from './published-limits.ts';

const publishedLimits = (offers: Offer[]) =>
  limitsOf(offers.map((offer) => withEvidence(offer, '2026-11-21')));

const lends = (min: number | null, max: number | null, maxDays: number | null = null) =>
  newOffer({
    amount: {
      value: { min: min === null ? null : fromLei(min), max: max === null ? null : fromLei(max) },
      source: newSource(),
    },
    term: { value: { minDays: null, maxDays }, source: newSource() },
  });

test('the lowest and highest published limits are those of the list', () => {
  expect(publishedLimits([lends(200, 5_000, 91), lends(100, null), lends(null, 25_000, 791)])).toEqual({
    amount: { min: fromLei(100), max: fromLei(25_000) },
    term: { minDays: null, maxDays: 791 },
  });
});

test('an unavailable offer, or one without limits, does not count', () => {
  const closed = { ...lends(50, 90_000, 3_650), isActive: false };
  expect(publishedLimits([closed, newOffer()])).toEqual({
    amount: { min: null, max: null },
    term: { minDays: null, maxDays: null },
  });
});
