import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { parseTypedDay } from '#domain/base/text/parse-day.ts';

/** Reads a day of terms as people type it. @returns yyyy-mm-dd */
export function readDay(typed: string): Read<string> {
  const day = parseTypedDay(typed);
  return day === null ? refuse('Scrieți ziua ca 01.12.2026.') : accept(day);
}
