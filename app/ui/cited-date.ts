import { formatDate } from '#domain/text/format-date.ts';

/** The date after a source's name: „, noiembrie 2026”; nothing when the name already says it. */
export function citedDate({ name, date }: { name: string; date: string }): string {
  const shown = formatDate(date);
  // The year in the number of a law, „Legea 243/2024”, is not the year of a page about it.
  return name.replaceAll(`/${date}`, '').includes(shown) ? '' : `, ${shown}`;
}
