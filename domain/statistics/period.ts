import { addDays, daysBetween } from '#domain/calendar/iso-day.ts';

/** Days, both included (yyyy-mm-dd). */
export type Period = { from: string; to: string };

/** The usual periods. They end yesterday: a day that is not over would look like a fall. */
const periodNames = ['7', '28', '90', '365', 'luna', 'azi'] as const;
export type PeriodName = (typeof periodNames)[number];

export const DEFAULT_PERIOD: PeriodName = '28';
const LONGEST_DAYS = 800;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The period an address asks for: from a day to another when both are days in order, else one of the usual ones.
 * @param today the day it is where the country is
 */
export function readPeriod(
  { from, to, name }: { from?: string | undefined; to?: string | undefined; name?: string | undefined },
  today: string,
): Period {
  if (isDay(from) && isDay(to) && from <= to && addDays(from, LONGEST_DAYS) > to) return { from, to };
  return usualPeriod(periodNames.find((known) => known === name) ?? DEFAULT_PERIOD, today);
}

/** As many days as the period has, just before it. */
export function periodBefore({ from, to }: Period): Period {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

function usualPeriod(name: PeriodName, today: string): Period {
  const yesterday = addDays(today, -1);
  if (name === 'azi') return { from: today, to: today };
  if (name !== 'luna') return { from: addDays(today, -Number(name)), to: yesterday };
  const lastOfMonth = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${lastOfMonth.slice(0, 8)}01`, to: lastOfMonth };
}

function isDay(text: string | undefined): text is string {
  // A day that is none, the 30th of February, comes back as another one.
  return text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
