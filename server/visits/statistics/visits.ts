import { type Kysely, sql, type Transaction } from 'kysely';
import type { VisitsOfDay } from '#domain/answers/office/statistics.ts';
import { listDays } from '#domain/base/days/iso-day.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, isPageView, type StatisticsDay } from './statistics-day.ts';

/** Counts the visits of a day, by people and by programs. */
export async function countVisits(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  await sql`
    insert into statistics_visits (country, day, kind, page_views, visits, arrivals, visitors)
    select ${country}, ${day}::date, case when cookieless then 'cookieless' else 'consented' end,
      sum(page_views), count(*), count(*) filter (where source <> ''), null
    from day_visits group by cookieless`.execute(trx);
  await sql`
    insert into statistics_visits (country, day, kind, page_views, visits, arrivals)
    select ${country}, ${day}::date, 'bot', count(*), count(distinct session_id), 0
    from events
    where country = ${country} and ${isOfDay('received_at', of)} and is_bot and ${isPageView}
    having count(*) > 0`.execute(trx);
}

/** Lists the visits of every day of the period, also days without any. */
export async function listVisits(db: Kysely<Database>, asked: Asked): Promise<VisitsOfDay[]> {
  const { rows } = await sql<VisitsOfDay>`
    select day,
      coalesce(sum(page_views) filter (where kind <> 'bot'), 0)::bigint as "pageViews",
      coalesce(sum(visits) filter (where kind = 'consented'), 0)::bigint as "consentedVisits",
      coalesce(sum(arrivals) filter (where kind = 'cookieless'), 0)::bigint as "cookielessArrivals",
      coalesce(sum(visitors), 0)::bigint as visitors,
      coalesce(sum(page_views) filter (where kind = 'bot'), 0)::bigint as "botViews"
    from statistics_visits where ${inPeriod(asked)}
    group by day`.execute(db);
  const known = new Map(rows.map((row) => [row.day, row]));
  return listDays(asked.from, asked.to).map((day) => known.get(day) ?? { ...nothing, day });
}

/** Finds which share of people's page views belongs to visits with consent, in percent; null: no page was shown. */
export async function findConsentPercent(db: Kysely<Database>, asked: Asked): Promise<number | null> {
  const { rows } = await sql<{ percent: number | null }>`
    select (100.0 * sum(page_views) filter (where kind = 'consented') / nullif(sum(page_views), 0))::float8 as percent
    from statistics_visits where ${inPeriod(asked)} and kind <> 'bot'`.execute(db);
  return rows[0]?.percent ?? null;
}

const nothing = { pageViews: 0, consentedVisits: 0, cookielessArrivals: 0, visitors: 0, botViews: 0 };
