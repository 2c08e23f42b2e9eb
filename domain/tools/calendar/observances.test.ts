import { expect, test } from 'vitest';
import { observances } from './observances.ts';

const daysOf = (year: number) => observances(year).map(({ id, day }) => `${id} ${day}`);

// Dates from the church calendars of these years.
test.each([
  [2024, ['pasti-apusean 2024-03-31', 'florii 2024-04-28', 'inaltarea 2024-06-13']],
  [2026, ['florii 2026-04-05', 'pasti-apusean 2026-04-05', 'inaltarea 2026-05-21']],
  [2025, ['florii 2025-04-13', 'inaltarea 2025-05-29']], // the two Easters coincide
])('the observances of %i', (year, expected) => {
  expect(daysOf(year).toSorted()).toEqual(expected.toSorted());
});
