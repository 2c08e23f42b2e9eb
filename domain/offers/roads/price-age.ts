import type { SourceDates } from '#domain/base/sources/source-schema.ts';

/**
 * How old a published price is: its source's own date; of a page without one, the day somebody saw the figure there. A page of which
 * only a stored copy was read, on an unknown day, has no age.
 * @returns yyyy, yyyy-mm or yyyy-mm-dd; null: not known
 */
export function priceAge({ source: { date, readAt } }: { source: SourceDates }): string | null {
  if (date !== null) return date;
  return readAt?.length === 'yyyy-mm-dd'.length ? readAt : null;
}
