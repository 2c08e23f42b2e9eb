import { expect, test } from 'vitest';
import { createRequestCounter } from './request-counter.ts';

test('a key is counted until its window ends, and from one again after it', () => {
  const count = createRequestCounter(10_000);

  expect([count('a', 1_000), count('a', 3_500), count('a', 10_999), count('a', 11_000)]).toEqual([
    { count: 1, endsInMs: 10_000 },
    { count: 2, endsInMs: 7_500 },
    { count: 3, endsInMs: 1 },
    { count: 1, endsInMs: 10_000 },
  ]);
});

test('each key is counted separately', () => {
  const count = createRequestCounter(10_000);

  expect([count('a', 0), count('b', 0), count('a', 1)].map((counted) => counted.count)).toEqual([1, 1, 2]);
});

test('above fifty thousand simultaneous networks the first ones are forgotten', () => {
  const count = createRequestCounter(10_000);
  for (let network = 0; network < 50_001; network += 1) count(String(network), 0);

  expect(count('0', 1).count).toBe(1);
  expect(count('50000', 1).count).toBe(2);
});

test('a clock set back by an hour restarts the windows', () => {
  const count = createRequestCounter(10_000);
  const hourMs = 3_600_000;
  for (let time = 0; time < 5; time += 1) count('a', hourMs + time);

  expect(count('a', 0)).toEqual({ count: 1, endsInMs: 10_000 });
  expect(count('a', 1)).toEqual({ count: 2, endsInMs: 9_999 });
});
