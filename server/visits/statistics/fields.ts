import { type Kysely, sql, type Transaction } from 'kysely';
import type { FieldRow } from '#domain/answers/office/statistics.ts';
import { eventIds } from '#domain/visits/events/event.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, type StatisticsDay } from './statistics-day.ts';

/** Counts the events in the fields of forms on a day. Fields without a number are left out, since they have no name. */
export async function countFields(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  const visits = (kind: string) => sql`count(distinct session_id) filter (where sub7 = ${kind})`;
  await sql`
    insert into statistics_fields (country, day, form, field, focused, filled, invalid, last_touched)
    with touched as (
      select session_id, coalesce(sub6, path) as form, sub8 as field, sub7, received_at, uuid
      from events
      where country = ${country} and ${isOfDay('received_at', of)} and not is_bot
        and event_id = ${eventIds.pageView} and sub8 ~ '^\\d{1,3}$'
    ), last_ones as (
      select distinct on (session_id, form) session_id, form, field
      from touched order by session_id, form, received_at desc, uuid desc
    )
    select ${country}, ${day}::date, form, field, ${visits('fieldFocus')}, ${visits('fieldFilled')},
      ${visits('fieldInvalid')},
      (select count(*) from last_ones where last_ones.form = touched.form and last_ones.field = touched.field)
    from touched group by form, field`.execute(trx);
}

/** Lists the events in the fields of each form, in the order of the fields. */
export async function listFields(db: Kysely<Database>, asked: Asked): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    select form, field::integer as field, sum(focused)::bigint as focused, sum(filled)::bigint as filled,
      sum(invalid)::bigint as invalid, sum(last_touched)::bigint as "lastTouched"
    from statistics_fields where ${inPeriod(asked)}
    group by form, field order by form, field::integer limit 500`.execute(db);
  return rows;
}
