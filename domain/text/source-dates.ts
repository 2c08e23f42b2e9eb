import type { SourceDates } from '#domain/offers/offer.ts';
import { formatDate } from './format-date.ts';

/** Writes „din 2022, cum se citea în noiembrie 2026”: the source's own date and that of our reading, each if known. */
export function sourceDates({ date, readAt }: SourceDates): string {
  return [date && ownDate(date), readAt && readingDate(readAt)].filter(Boolean).join(', ');
}

/** Writes „din 2022”, „din 13.08.2024”. @param date yyyy, yyyy-mm or yyyy-mm-dd */
function ownDate(date: string): string {
  return `din\u00a0${formatDate(date)}`;
}

/**
 * Writes „cum se citea în noiembrie 2026”: a participle would have to agree with a page, a form or terms. @param readAt yyyy,
 * yyyy-mm or yyyy-mm-dd
 */
function readingDate(readAt: string): string {
  return `cum se citea ${readAt.length === 10 ? 'la' : 'în'}\u00a0${formatDate(readAt)}`;
}
