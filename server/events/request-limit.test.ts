import { expect, test } from 'vitest';
import { createRequestLimit } from '#server/events/request-limit.ts';

test('what is one too many hears when the window ends, and is taken again from then on', () => {
  const count = createRequestLimit({ max: 2, windowMs: 10_000 });
  expect([count('a', 1_000), count('a', 1_001), count('a', 3_500), count('a', 10_999)]).toEqual([
    undefined,
    undefined,
    8,
    1,
  ]);
  expect(count('a', 11_000)).toBeUndefined();
});

test('each key is counted for itself', () => {
  const count = createRequestLimit({ max: 1, windowMs: 10_000 });
  expect([count('a', 0), count('b', 0), count('a', 0), count('b', 0)]).toEqual([
    undefined,
    undefined,
    10,
    10,
  ]);
});
