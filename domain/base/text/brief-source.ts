import { shortMonth } from './month-name.ts';

type CitedSource = { name: string; url: string | null; date: string | null; readAt: string | null };

/** „smilecredit.ro, nov. 2026”: where a figure is from and of when, in the fewest words. A source without an address keeps its name. */
export function briefSource(source: CitedSource): string {
  return [siteOf(source), briefMonth(source)].filter(Boolean).join(', ');
}

/** „smilecredit.ro”. */
export function siteOf({ name, url }: Pick<CitedSource, 'name' | 'url'>): string {
  return url === null ? name : new URL(url).host.replace(/^www\./, '');
}

/** „nov. 2026”, „2022”: of the source itself or, of a page without a date, of the day it was seen; null: neither is known. */
export function briefMonth({ date, readAt }: Pick<CitedSource, 'date' | 'readAt'>): string | null {
  const day = date ?? readAt;
  if (day === null) return null;
  const [year = '', month] = day.split('-');
  return month === undefined ? year : `${shortMonth(Number(month))}\u00a0${year}`;
}
