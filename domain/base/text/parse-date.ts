import { daysInMonth } from '#domain/base/days/iso-day.ts';
import { monthName } from './month-name.ts';
import { plainLetters } from './plain-letters.ts';

const names = Array.from({ length: 12 }, (_, at) => monthName(at + 1));
// No day of ours lies outside: a year of another age is a slip of the hand, and computing with days ends at 9999-12-31.
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];
// Three letters identify every month, with or without a dot.
const SHORTEST = 3;

/**
 * Parses a date as people write it, as precisely as they know it: `22.11.2026`, `22 nov. 2026`, `11.2026`, `noiembrie 2026`,
 * `2026`, or as programs do, `2026-11-22` and `2026-11`.
 * @returns yyyy, yyyy-mm or yyyy-mm-dd; null for any other text, an impossible day, or a year outside 1900 to 2199
 */
export function parseTypedDate(text: string): string | null {
  const typed = plainLetters(text).replaceAll(/\s+/g, ' ').trim();
  const iso = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(typed);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numbers = /^(?:(\d{1,2}) ?[./-] ?)?(\d{1,2}) ?[./-] ?(\d{4})$/.exec(typed);
  if (numbers) return dateOf(numbers[3], numbers[2], numbers[1]);
  const [, day, word = '', year] = /^(?:(\d{1,2}) )?([a-z]+)\.? (\d{4})$/.exec(typed) ?? [];
  // „noiembrie” is abbreviated „nov”, which is not its beginning.
  const start = word === 'nov' ? 'noi' : word;
  const month = word.length < SHORTEST ? -1 : names.findIndex((name) => name.startsWith(start));
  return month < 0 ? null : dateOf(year, String(month + 1), day);
}

function dateOf(year = '', month?: string, day?: string): string | null {
  const [ofYear, ofMonth] = [Number(year), Number(month)];
  if (ofYear < FIRST_YEAR || ofYear > LAST_YEAR) return null;
  if (month === undefined) return year;
  if (ofMonth < 1 || ofMonth > 12) return null;
  const soFar = `${year}-${month.padStart(2, '0')}`;
  if (day === undefined) return soFar;
  const ofDay = Number(day);
  return ofDay < 1 || ofDay > daysInMonth(ofYear, ofMonth) ? null : `${soFar}-${day.padStart(2, '0')}`;
}
