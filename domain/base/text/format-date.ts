import { shown } from '#domain/base/locale/shown-style.ts';
import { monthName } from './month-name.ts';

/**
 * Writes a date as precisely as it is known, in the order of the country: `2026-11-21` is `21.11.2026`, `2026-11` is `noiembrie
 * 2026`, `2026` stays `2026`.
 * @param isoDate yyyy, yyyy-mm or yyyy-mm-dd
 * @throws {RangeError} for any other text
 */
export function formatDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(isoDate) ?? [];
  if (year === undefined) throw new RangeError(`not a date: ${isoDate}`);
  if (month === undefined) return year;
  const name = monthName(Number(month));
  if (day === undefined) return `${name}\u00a0${year}`;
  return shown.day.replace('d', day).replace('m', month).replace('y', year);
}
