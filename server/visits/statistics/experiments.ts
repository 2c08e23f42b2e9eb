import { type Kysely, sql, type Transaction } from 'kysely';
import type { VariantRow } from '#domain/answers/office/statistics.ts';
import { eventIds } from '#domain/visits/events/event.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, type StatisticsDay } from './statistics-day.ts';

/** Counts the visits of a day that were given a variant of an experiment, and those of them that left for a lender. */
export async function countExperiments(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  await sql`
    insert into statistics_experiments (country, day, test, variant, visits, departed)
    with exposed as (
      select distinct session_id, sub3 as variant
      from events
      where country = ${country} and ${isOfDay('received_at', of)} and not is_bot and not cookieless
        and event_id = ${eventIds.exposure} and sub3 is not null
    )
    select ${country}, ${day}::date, '', variant, count(*), count(*) filter (where departed)
    from exposed left join day_visits using (session_id) group by variant`.execute(trx);
}

/** Lists the results of the variants of experiments in a period, and how many visits each has had since its beginning. */
export async function listVariants(db: Kysely<Database>, asked: Asked): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select variant, coalesce(sum(visits) filter (where ${inPeriod(asked)}), 0)::bigint as visits,
      coalesce(sum(departed) filter (where ${inPeriod(asked)}), 0)::bigint as departed,
      sum(visits)::bigint as "visitsEver"
    from statistics_experiments where ${asked.country === null ? sql`true` : sql`country = ${asked.country}`}
    group by variant order by variant limit 200`.execute(db);
  return rows;
}
