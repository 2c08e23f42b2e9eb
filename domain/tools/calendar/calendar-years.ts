/** Years of the site's calendar: those whose holidays, totals and bridges were checked. */
export const calendarYears: readonly number[] = [2023, 2024, 2025, 2026, 2027, 2028];

/** Finds the year of an address, if the site has its calendar. */
export function findCalendarYear(text: string): number | undefined {
  return calendarYears.find((year) => String(year) === text);
}
