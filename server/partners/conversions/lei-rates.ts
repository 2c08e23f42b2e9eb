import type { Kysely } from 'kysely';
import { addDays } from '#domain/base/days/iso-day.ts';
import type { LeiRate } from '#domain/partners/conversions/in-lei.ts';
import { bnrDaysBetween } from '#domain/tools/rates/bnr-days.ts';
import type { Database } from '#server/db/tables.ts';

/** Longest time without a rate of the national bank, in days: the holidays of Christmas and the New Year with their weekends. */
const LONGEST_PAUSE_DAYS = 14;

/**
 * Reads the national bank's rates of a period. A day on which it publishes none has those of its last day before.
 * @returns rate of a currency in force on a day, with the day it is of; undefined when we do not have it
 */
export async function leiRates(db: Kysely<Database>, from: string, to: string) {
  const rows = await db
    .selectFrom('rates')
    .select(['currency', 'day', 'multiplier', 'reference'])
    .where('provider', '=', 'bnr')
    .where('day', '>=', addDays(from, -LONGEST_PAUSE_DAYS))
    .where('day', '<=', to)
    .where('reference', 'is not', null)
    .execute();
  const rates = new Map(
    rows.map(({ currency, day, multiplier, reference }) => [
      `${currency} ${day}`,
      { value: reference ?? '', multiplier, day },
    ]),
  );
  return (currency: string, day: string): (LeiRate & { day: string }) | undefined => {
    const ofDay = bnrDaysBetween(addDays(day, -LONGEST_PAUSE_DAYS), day).at(-1);
    return ofDay === undefined ? undefined : rates.get(`${currency} ${ofDay}`);
  };
}
