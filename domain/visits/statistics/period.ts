import { addDays, daysBetween } from '#domain/base/days/iso-day.ts';
import { parseTypedDay } from '#domain/base/text/parse-day.ts';

/** Days, both included (yyyy-mm-dd). */
export type Period = { from: string; to: string };

/** Predefined periods. They end today, which is unfinished: pages say „până acum”. The first day of a site so shows itself. */
const periodNames = ['7', '28', '90', '365', 'luna', 'azi'] as const;
export type PeriodName = (typeof periodNames)[number];

export const DEFAULT_PERIOD: PeriodName = '28';
const LONGEST_DAYS = 800;

/**
 * Reads the period of an address: from a day to another when both are days in order, else a predefined one.
 * @param today the present day of the country
 */
export function readPeriod(
  { from, to, name }: { from?: string | undefined; to?: string | undefined; name?: string | undefined },
  today: string,
): Period {
  const [first, last] = [parseTypedDay(from ?? ''), parseTypedDay(to ?? '')];
  if (first && last && first <= last && addDays(first, LONGEST_DAYS) > last) return { from: first, to: last };
  return usualPeriod(periodNames.find((known) => known === name) ?? DEFAULT_PERIOD, today);
}

/** Returns the period of equal length just before it. */
export function periodBefore({ from, to }: Period): Period {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

function usualPeriod(name: PeriodName, today: string): Period {
  if (name === 'azi') return { from: today, to: today };
  if (name !== 'luna') return { from: addDays(today, 1 - Number(name)), to: today };
  const lastOfMonth = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${lastOfMonth.slice(0, 8)}01`, to: lastOfMonth };
}
