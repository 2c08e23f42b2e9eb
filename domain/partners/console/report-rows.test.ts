import { expect, test } from 'vitest';
import { earnedPerCounted, reportRows } from './report-rows.ts';

test('a group of one to four clicks shows only its conversions; from five on clicks are shown', () => {
  const rows = reportRows(
    [
      { name: 'ghid', word: 'counted', count: 4 },
      { name: 'ghid', word: 'program', count: 1 },
      { name: 'știri', word: 'counted', count: 3 },
      { name: 'știri', word: 'repeated', count: 1 },
    ],
    [
      { name: 'știri', bani: 4_500 },
      { name: 'ghid', bani: 0 },
      // Its clicks were erased after 25 months.
      { name: 'vechi', bani: 100 },
    ],
  );
  expect(rows).toEqual([
    { name: 'ghid', clicks: 5, counted: 4, conversions: 1, earnedBani: 0 },
    { name: 'știri', clicks: null, counted: null, conversions: 1, earnedBani: 4_500 },
    { name: 'vechi', clicks: 0, counted: 0, conversions: 1, earnedBani: 100 },
  ]);
});

test.each([
  [{ counted: 3, earnedBani: 100 }, 33],
  [{ counted: 8, earnedBani: 100 }, 13], // 12.5 bani
  [{ counted: 0, earnedBani: 100 }, null],
  [{ counted: null, earnedBani: 100 }, null],
])('%o is %s bani a click', (row, expected) => {
  expect(earnedPerCounted(row)).toBe(expected);
});
