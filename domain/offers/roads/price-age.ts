import type { SourceDates } from '#domain/base/sources/source-schema.ts';

/**
 * Returns the date of a published price: its source's own date; for an undated page, the day somebody saw the figure there. A
 * page read only from a stored copy, on an unknown day, has none.
 * @returns yyyy, yyyy-mm or yyyy-mm-dd; null: unknown
 */
export function priceAge({ source: { date, readAt } }: { source: SourceDates }): string | null {
  if (date !== null) return date;
  return readAt?.length === 'yyyy-mm-dd'.length ? readAt : null;
}
