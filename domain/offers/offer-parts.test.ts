import { expect, test } from 'vitest';
import { newRecord, newSource } from '#tests/factories/new-offer.ts';
import { changedOfferParts, mergeOfferChange } from './offer-parts.ts';

const example = (value: string) => ({ value, source: newSource() });
const before = newRecord({ example: example('1%') });
const after = newRecord({ example: example('0,8%') });

test('the parts that differ are named, whatever the order of their keys', () => {
  const sameInOtherOrder = newRecord({ example: { source: newSource(), value: '0,8%' } });

  expect(changedOfferParts(before, after)).toEqual(['example']);
  expect(changedOfferParts(after, sameInOtherOrder)).toEqual([]);
});

test('a new source of the same figure is a change', () => {
  const newer = newRecord({ example: { ...example('1%'), source: newSource({ date: '2026-12' }) } });
  expect(changedOfferParts(before, newer)).toEqual(['example']);
});

test('a change keeps other people’s changes of other parts', () => {
  const current = newRecord({ header: 'Alt nume', example: example('1%') });

  expect(mergeOfferChange(current, before, after)).toEqual({
    ok: true,
    offer: newRecord({ header: 'Alt nume', example: example('0,8%') }),
  });
});

test('a change of a part changed by another person meanwhile is stale', () => {
  const current = newRecord({ example: example('0,9%') });

  expect(mergeOfferChange(current, before, after)).toEqual({ ok: false, stale: ['example'] });
});

test('a new offer is stale if another one with its id was created', () => {
  expect(mergeOfferChange(null, null, after)).toEqual({ ok: true, offer: after });
  expect(mergeOfferChange(before, null, after)).toMatchObject({ ok: false });
});
