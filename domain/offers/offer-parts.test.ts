import { expect, test } from 'vitest';
import { dailyOffer, newSource } from '#tests/factories/new-offer.ts';
import { changedOfferParts, mergeOfferChange } from './offer-parts.ts';

const price = (ratePercentPerDay: number) => ({
  value: { kind: 'daily' as const, ratePercentPerDay, freeDays: 3 },
  source: newSource(),
});
const before = dailyOffer();
const after = dailyOffer({ price: price(0.8) });

test('the parts that differ are named, whatever the order of their keys', () => {
  const sameInOtherOrder = dailyOffer({
    price: { source: newSource(), value: { freeDays: 3, kind: 'daily', ratePercentPerDay: 0.8 } },
  });

  expect(changedOfferParts(before, after)).toEqual(['price']);
  expect(changedOfferParts(after, sameInOtherOrder)).toEqual([]);
});

test('a new source of the same figure is a change', () => {
  const newer = dailyOffer({ price: { ...price(1), source: newSource({ date: '2026-12' }) } });
  expect(changedOfferParts(before, newer)).toEqual(['price']);
});

test('a change keeps what somebody else changed beside it', () => {
  const current = dailyOffer({ header: 'Alt nume' });

  expect(mergeOfferChange(current, before, after)).toEqual({
    ok: true,
    offer: dailyOffer({ header: 'Alt nume', price: price(0.8) }),
  });
});

test('a change of what somebody else changed meanwhile is stale', () => {
  const current = dailyOffer({ price: price(0.9) });

  expect(mergeOfferChange(current, before, after)).toEqual({ ok: false, stale: ['price'] });
});

test('a new offer is stale if somebody created one with its id', () => {
  expect(mergeOfferChange(null, null, after)).toEqual({ ok: true, offer: after });
  expect(mergeOfferChange(before, null, after)).toMatchObject({ ok: false });
});
