import { type Kysely, sql, type Transaction } from 'kysely';
import {
  differentVisitors,
  KEPT_HASHES,
  type Visitors,
} from '#domain/visits/statistics/different-visitors.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, isShownToPeople, type StatisticsDay } from './statistics-day.ts';

/**
 * Counts the different people of a day and stores the smallest hashes of them. Only people with consent: the others have a new
 * identifier with every document, and their number is unknowable. Runs after the visits, whose row it completes.
 */
export async function countVisitors(
  trx: Transaction<Database>,
  of: StatisticsDay,
  kept = KEPT_HASHES,
): Promise<void> {
  const { country, day } = of;
  await sql`
    with visitors as (
      -- 13 hexadecimal digits are 52 bits.
      select distinct ('x' || left(md5(client_id::text), 13))::bit(52)::bigint as hash
      from events
      where country = ${country} and ${isOfDay('received_at', of)} and not cookieless
        and ${isShownToPeople}
    ), smallest as (
      insert into statistics_visitors (country, day, hash)
      select ${country}, ${day}::date, hash from visitors order by hash limit ${kept}
    )
    update statistics_visits set visitors = (select count(*) from visitors)
    where country = ${country} and day = ${day}::date and kind = 'consented'`.execute(trx);
}

/** Estimates how many different people came in the whole period, among those with consent. */
export async function findVisitors(
  db: Kysely<Database>,
  asked: Asked,
  kept = KEPT_HASHES,
): Promise<Visitors> {
  const { rows } = await sql<{ hash: number }>`
    select distinct hash from statistics_visitors where ${inPeriod(asked)}
    order by hash limit ${kept}`.execute(db);
  return differentVisitors(
    rows.map(({ hash }) => hash),
    kept,
  );
}
