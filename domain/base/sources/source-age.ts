import type { SourceDates } from './source-schema.ts';

/** Age of a source from which its figure carries a warning. */
const TRUSTED_YEARS = 1;

/**
 * Tells whether the figures of a source need a warning: it is more than 12 months old. One that
 * gives only its month or year is taken at its last day, so that nothing is called older than it may be.
 * @param today yyyy-mm-dd
 */
export function isOldSource(source: SourceDates, today: string): boolean {
  const day = agesFrom(source);
  const lastDay = `${day}${'-12-31'.slice(day.length === 4 ? 0 : 3)}`.slice(0, 10);
  const limit = `${Number(today.slice(0, 4)) - TRUSTED_YEARS}${today.slice(4)}`;
  return lastDay < limit;
}

/**
 * The date a source's age counts from, yyyy, yyyy-mm or yyyy-mm-dd: its own, however recently we read it; of a page
 * without a date, when we read it.
 */
export function agesFrom({ date, readAt }: SourceDates): string {
  return date ?? readAt ?? '';
}
