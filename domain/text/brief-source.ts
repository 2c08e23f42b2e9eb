import { formatDate } from './format-date.ts';
import { monthName } from './month-name.ts';

type Told = { name: string; url: string | null; date: string | null; readAt: string | null };

// The first letters that tell a month from the others; those of four letters or fewer stay whole.
const MONTH_LETTERS = 3;
const shortened: Readonly<Record<string, string>> = {
  noiembrie: 'nov.',
  septembrie: 'sept.',
  iunie: 'iun.',
  iulie: 'iul.',
  mai: 'mai',
};

/** „smilecredit.ro, nov. 2026”: where a figure is from and of when, in the fewest words. A source without an address keeps its name. */
export function briefSource(source: Told): string {
  return [siteOf(source), briefMonth(source)].filter(Boolean).join(', ');
}

/** „smilecredit.ro”. */
export function siteOf({ name, url }: Pick<Told, 'name' | 'url'>): string {
  return url === null ? name : new URL(url).host.replace(/^www\./, '');
}

/** „nov. 2026”, „2022”: of the source itself or, of a page without a date, of the day it was seen; null: neither is known. */
export function briefMonth({ date, readAt }: Pick<Told, 'date' | 'readAt'>): string | null {
  const day = date ?? readAt;
  if (day === null) return null;
  const [year = '', month] = day.split('-');
  if (month === undefined) return formatDate(year);
  const name = monthName(Number(month));
  return `${shortened[name] ?? `${name.slice(0, MONTH_LETTERS)}.`}\u00a0${year}`;
}
