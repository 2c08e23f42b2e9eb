import type { SourceDates } from '#domain/base/sources/source-schema.ts';
import { formatDate } from './format-date.ts';
import { shortMonth } from './month-name.ts';

/**
 * Writes the date beside a source: „din 2022”, „din 13.08.2024”, its own; for an undated source „nov. 2026”, the month of our reading.
 * Only the source's own date has „din”.
 * @returns '' if neither is known
 */
export function sourceDates({ date, readAt }: SourceDates): string {
  if (date !== null) return `din\u00a0${formatDate(date)}`;
  return readAt === null ? '' : monthOf(readAt);
}

/** Writes „nov. 2026”. @param isoDate yyyy, yyyy-mm or yyyy-mm-dd */
function monthOf(isoDate: string): string {
  const [year, month] = isoDate.split('-');
  return month === undefined ? `${year}` : `${shortMonth(Number(month))}\u00a0${year}`;
}
