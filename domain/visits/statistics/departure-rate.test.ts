import { expect, test } from 'vitest';
import { departureRate } from './departure-rate.ts';

test.each([
  [300, 7, 2.33],
  [3, 2, 66.67],
  [40, 0, 0],
  [2, 3, 150],
  [0, 4, null],
])('%i impressions and %i departures give %s per hundred', (impressions, departuresOfCountedDays, rate) => {
  expect(departureRate({ impressions, departuresOfCountedDays })).toBe(rate);
});
