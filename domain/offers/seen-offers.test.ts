import { expect, test } from 'vitest';
import { textLimit } from '#domain/visits/events/clean-text.ts';
import { packSeenOffers } from './seen-offers.ts';

test('the ids of a page fit in one label, each once', () => {
  expect(packSeenOffers(['101', '102', '101', '207'])).toEqual(['101,102,207']);
  expect(packSeenOffers([])).toEqual([]);
});

test('ids that exceed one label continue in the next, and none is cut', () => {
  const ids = Array.from({ length: 200 }, (_, index) => String(100 + index));
  const labels = packSeenOffers(ids);
  // 64 ids of three digits with 63 commas are 255, three times; eight ids with seven commas are left.
  expect(labels.map((label) => label.length)).toEqual([textLimit, textLimit, textLimit, 31]);
  expect(labels.join(',').split(',')).toEqual(ids);
});

test('ids that could not be separated again are left out', () => {
  expect(packSeenOffers(['', '1,2', 'x'.repeat(textLimit + 1), '7'])).toEqual(['7']);
});
