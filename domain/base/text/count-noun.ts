import { formatNumber } from './format-number.ts';

/**
 * Writes a whole count with its noun: `1 lună`, `12 luni`, `24 de luni`, `101 zile`, `0 zile`. Romanian puts "de" between them when
 * the last two digits are 00 or 20 to 99 (CLDR plural category "other"). All spaces are no-break ones.
 * @param count whole number, 0 or more
 * @param one the noun after 1
 * @param few the noun after any other number
 * @throws {RangeError} when the count is not whole: fractions take no "de" and are written by formatNumber
 */
export function countNoun(count: number, one: string, few: string): string {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a count: ${count}`);
  const number = formatNumber(count);
  if (count === 1) return `${number}\u00a0${one}`;
  return takesDe(count) ? `${number}\u00a0de\u00a0${few}` : `${number}\u00a0${few}`;
}

/** Tells whether "de" comes between a whole count and its noun: after 20 to 99 of the last two digits, and after 00. */
export function takesDe(count: number): boolean {
  const lastTwoDigits = count % 100;
  return count !== 0 && (lastTwoDigits === 0 || lastTwoDigits >= 20);
}
