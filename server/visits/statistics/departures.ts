import { type Kysely, sql, type Transaction } from 'kysely';
import type { DepartureRow } from '#domain/answers/office/statistics.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, isShownToPeople, type StatisticsDay } from './statistics-day.ts';

/**
 * Counts the departures of a day by page and by the place of the link. Almost all leave from /transition/, which says nothing: then
 * the page is the one the visit showed before it, which is known with consent alone; '' without it.
 */
export async function countDepartures(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  await sql`
    insert into statistics_departures (country, day, path, placement, departures)
    with left_for as (
      select id, session_id, created_at, coalesce(placement, '') as placement, referer
      from clicks where country = ${country} and ${isOfDay('created_at', of)} and not is_bot
    ), shown_before as (
      select distinct on (left_for.id) left_for.id, events.path
      from left_for join events using (session_id)
      where events.country = ${country} and ${isOfDay('received_at', of)} and ${isShownToPeople}
        and events.received_at <= left_for.created_at and events.path <> '/transition/'
      order by left_for.id, events.received_at desc, events.uuid desc
    )
    select ${country}, ${day}::date,
      case when referer = '' or referer ~ '^[a-z]+://[^/]+/transition/$' then coalesce(path, '') else referer end,
      placement, count(*)
    from left_for left join shown_before using (id)
    group by 3, 4`.execute(trx);
}

/** Lists the departures by page and place, most first. */
export async function listDepartures(db: Kysely<Database>, asked: Asked): Promise<DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`
    select path, placement, sum(departures)::bigint as departures
    from statistics_departures where ${inPeriod(asked)}
    group by path, placement order by departures desc, path, placement limit 200`.execute(db);
  return rows;
}
