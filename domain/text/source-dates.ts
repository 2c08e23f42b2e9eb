import type { SourceDates } from '#domain/offers/offer.ts';
import { formatDate } from './format-date.ts';
import { shortMonth } from './month-name.ts';

/**
 * The one date beside a source: „din 2022”, „din 13.08.2024”, its own; where it has none, „nov. 2026”, the month in which we read it.
 * The word „din” tells the two apart: a page without a date of its own never claims the month in which we opened it.
 * @returns '' where neither is known
 */
export function sourceDates({ date, readAt }: SourceDates): string {
  if (date !== null) return `din\u00a0${formatDate(date)}`;
  return readAt === null ? '' : monthOf(readAt);
}

/** @param isoDate yyyy, yyyy-mm or yyyy-mm-dd */
function monthOf(isoDate: string): string {
  const [year, month] = isoDate.split('-');
  return month === undefined ? `${year}` : `${shortMonth(Number(month))}\u00a0${year}`;
}
