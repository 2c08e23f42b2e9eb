import { parseTypedDate } from './parse-date.ts';

/** Parses a whole day as people write it, `22.11.2026`, or as programs do. @returns yyyy-mm-dd; null for anything less precise */
export function parseTypedDay(text: string): string | null {
  const date = parseTypedDate(text);
  return date?.length === 10 ? date : null;
}
