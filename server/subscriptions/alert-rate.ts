import type { Kysely } from 'kysely';
import type { AlertRate } from '#domain/subscriptions/rate-alert.ts';
import type { Database } from '#server/db/tables.ts';

/** The newest rate of the national bank for a currency; undefined when it quotes none. */
export async function findAlertRate(db: Kysely<Database>, currency: string): Promise<AlertRate | undefined> {
  const row = await db
    .selectFrom('rates')
    .select(['reference', 'multiplier', 'day'])
    .where('provider', '=', 'bnr')
    .where('currency', '=', currency)
    .where('reference', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { value: row.reference ?? '', units: row.multiplier, day: row.day };
}
