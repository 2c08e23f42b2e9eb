import type { SourceDates } from '#domain/base/sources/source-schema.ts';
import { formatDate } from './format-date.ts';
import { sourceDates } from './source-dates.ts';

/** Writes the date after a source's name: „, din 2022”, or „, nov. 2026” of an undated source; nothing if the name already has it. */
export function citedDate({ name, date, readAt }: SourceDates & { name: string }): string {
  // The year in the number of a law, „Legea 243/2024”, is not the year of a page about it.
  const isSaid =
    date !== null && plainSpaces(name.replaceAll(`/${date}`, '')).includes(plainSpaces(formatDate(date)));
  const dates = isSaid ? '' : sourceDates({ date, readAt });
  return dates && `, ${dates}`;
}

/** Replaces no-break spaces by plain ones: names are typed with either. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
