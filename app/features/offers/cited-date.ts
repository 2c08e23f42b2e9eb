import type { Source } from '#domain/offers/offer.ts';
import { formatDate } from '#domain/text/format-date.ts';

/** The date after a source's name: „, noiembrie 2026”; nothing when the name already says it. */
export function citedDate({ name, date }: Source): string {
  const shown = formatDate(date);
  return name.includes(shown) ? '' : `, ${shown}`;
}
