import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
import { accept, type Read, refuse } from './read.ts';

const usual = { notWhole: 'Scrieți ziua întreagă, ca 22.11.2026.', future: 'Ziua este în viitor.' };

/**
 * Reads a whole day that is not to come.
 * @param today in the country
 * @param sentences for a text that is no whole day, and for one after today
 */
export function readPastDay(typed: string, today: IsoDay, sentences = usual): Read<IsoDay> {
  const day = parseTypedDate(typed);
  if (day?.length !== 10) return refuse(sentences.notWhole);
  return day > today ? refuse(sentences.future) : accept(day);
}
