import { expect, test } from 'vitest';
import type { PairPoint } from './rate-book.ts';
import { bnrDaysBetween } from './bnr-days.ts';
import { leuQuote } from './rate.ts';
import { describeTimeline, timelineStart } from './timeline.ts';

const point = (day: string, value: string, provider: PairPoint['provider'] = 'bnr'): PairPoint => ({
  day,
  from: { value, multiplier: 1 },
  to: leuQuote,
  price: Number(value),
  provider,
});

test.each([
  ['48-ore', '2026-11-21', '2026-11-19'],
  ['1-saptamana', '2026-11-21', '2026-11-14'],
  ['1-luna', '2026-03-31', '2026-02-28'],
  ['6-luni', '2026-08-31', '2026-02-28'],
  ['12-luni', '2024-02-29', '2023-02-28'],
  ['5-ani', '2026-11-21', '2021-11-21'],
] as const)('%s to %s start on %s', (timeline, today, expected) => {
  expect(timelineStart(timeline, today)).toBe(expected);
});

test('a week has its minimum, its maximum and its change', () => {
  const points = [
    point('2026-08-11', '5.9000'),
    point('2026-08-13', '5.2400'),
    point('2026-08-14', '5.2600'),
    point('2026-08-17', '5.2300'),
    point('2026-08-18', '5.2442'),
    point('2026-08-19', '5.2452'),
  ];

  const week = describeTimeline('1-saptamana', points, {
    today: '2026-08-20',
    published: bnrDaysBetween('2021-01-01', '2026-08-19'),
  });

  expect(week.figures).toMatchObject({
    first: { day: '2026-08-13' },
    last: { day: '2026-08-19' },
    min: { day: '2026-08-17' },
    max: { day: '2026-08-14' },
  });
  expect(week.figures?.changePercent).toBeCloseTo(0.0992, 4); // 5.2452 / 5.2400
  expect(week).toMatchObject({ publishedDays: 5, missingDays: 0, ecbDays: 0 });
});

test('missing days are counted by the days of publication', () => {
  const points = [point('2026-08-13', '5.2400', 'ecb')];

  const week = describeTimeline('1-saptamana', points, {
    today: '2026-08-20',
    published: bnrDaysBetween('2021-01-01', '2026-08-19'),
  });

  expect(week).toMatchObject({ publishedDays: 5, missingDays: 4, ecbDays: 1 });
});

test('a timeline without points has no figures', () => {
  const empty = describeTimeline('48-ore', [], {
    today: '2026-11-21',
    published: bnrDaysBetween('2021-01-01', '2026-11-20'),
  });

  expect(empty).toMatchObject({ figures: null, publishedDays: 2, missingDays: 2 });
});
