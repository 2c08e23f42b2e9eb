import { addDays, isoDay, type IsoDay } from '#domain/base/days/iso-day.ts';
import { orthodoxEaster } from './orthodox-easter.ts';

export type LegalHoliday = { id: string; name: string; day: IsoDay };

type Rule = { id: string; name: string } & (
  | { month: number; date: number; since?: number }
  | { daysAfterEaster: number }
);

// First year with Good Friday on the list; earlier changes are not modelled.
const FIRST_YEAR = 2018;

// Codul muncii (Legea 53/2003), art. 139 alin. (1); 6 and 7 January by Legea 52/2023, from January 2024 on.
const rules: readonly Rule[] = [
  { id: 'an-nou-1', name: 'Anul Nou', month: 1, date: 1 },
  { id: 'an-nou-2', name: 'A doua zi de Anul Nou', month: 1, date: 2 },
  { id: 'boboteaza', name: 'Botezul Domnului – Boboteaza', month: 1, date: 6, since: 2024 },
  { id: 'sfantul-ioan', name: 'Soborul Sfântului Proroc Ioan Botezătorul', month: 1, date: 7, since: 2024 },
  { id: 'unirea-principatelor', name: 'Ziua Unirii Principatelor Române', month: 1, date: 24 },
  { id: 'vinerea-mare', name: 'Vinerea Mare', daysAfterEaster: -2 },
  { id: 'pasti-1', name: 'Prima zi de Paști', daysAfterEaster: 0 },
  { id: 'pasti-2', name: 'A doua zi de Paști', daysAfterEaster: 1 },
  { id: 'ziua-muncii', name: 'Ziua Muncii', month: 5, date: 1 },
  { id: 'rusalii-1', name: 'Prima zi de Rusalii', daysAfterEaster: 49 },
  { id: 'rusalii-2', name: 'A doua zi de Rusalii', daysAfterEaster: 50 },
  { id: 'ziua-copilului', name: 'Ziua Copilului', month: 6, date: 1 },
  { id: 'sfanta-maria', name: 'Adormirea Maicii Domnului', month: 8, date: 15 },
  {
    id: 'sfantul-andrei',
    name: 'Sfântul Apostol Andrei, cel Întâi chemat, Ocrotitorul României',
    month: 11,
    date: 30,
  },
  { id: 'ziua-nationala', name: 'Ziua Națională a României', month: 12, date: 1 },
  { id: 'craciun-1', name: 'Prima zi de Crăciun', month: 12, date: 25 },
  { id: 'craciun-2', name: 'A doua zi de Crăciun', month: 12, date: 26 },
];

/**
 * Lists the legal holidays of a year in Romania, by day. Two may share a day: 1 June 2026 is Children's Day and the second day of
 * Pentecost. Source: Codul muncii, art. 139 alin. (1); Easter is the Orthodox one.
 * @param year 2018 to 2099
 * @throws {RangeError} outside these years
 */
export function legalHolidays(year: number): LegalHoliday[] {
  if (year < FIRST_YEAR) throw new RangeError(`the list of holidays of ${year} is another`);
  const easter = orthodoxEaster(year);
  return rules
    .filter((rule) => !('since' in rule) || rule.since === undefined || year >= rule.since)
    .map((rule) => ({ id: rule.id, name: rule.name, day: dayOf(rule, year, easter) }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

function dayOf(rule: Rule, year: number, easter: IsoDay): IsoDay {
  if ('daysAfterEaster' in rule) return addDays(easter, rule.daysAfterEaster);
  return isoDay(year, rule.month, rule.date);
}
