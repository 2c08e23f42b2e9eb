import { type Kysely, sql } from 'kysely';
import type { NowAnswer } from '#domain/answers/office/statistics.ts';
import { addDays, dayOf, startOfDay } from '#domain/base/days/iso-day.ts';
import type { Database } from '#server/db/tables.ts';
import { isPageView, isShownToPeople } from './statistics-day.ts';

const LAST_MINUTES = 30;
const MOST_PAGES = 10;

/**
 * Counts what happens now, from the events themselves: the page views of each hour of today and yesterday, and the last half hour.
 * The index of block ranges (`events_received_at`) leads to the blocks of these days alone, however many others there are.
 */
export async function findNow(
  db: Kysely<Database>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<NowAnswer> {
  const today = dayOf(now, timeZone);
  const yesterday = addDays(today, -1);
  const [hours, last, pages] = await Promise.all([
    sql<{ day: string; hour: number; views: number }>`
      select (received_at at time zone ${timeZone})::date as day,
        extract(hour from received_at at time zone ${timeZone})::integer as hour, count(*) as views
      from events
      where received_at >= ${startOfDay(yesterday, timeZone)} and received_at <= ${now}
        and ${isPageView} and not is_bot
      group by 1, 2`.execute(db),
    findLast(db, now),
    sql<{ path: string; pageViews: number }>`
      select path, count(*) as "pageViews" from events
      where ${isLast('received_at', now)} and ${isPageView} and not is_bot
      group by path order by 2 desc, path limit ${MOST_PAGES}`.execute(db),
  ]);
  const viewsOf = (day: string, count: number) =>
    Array.from(
      { length: count },
      (_, hour) => hours.rows.find((row) => row.day === day && row.hour === hour)?.views ?? 0,
    );
  return {
    at: now,
    minutes: LAST_MINUTES,
    today: viewsOf(today, hourOf(now, timeZone) + 1),
    yesterday: viewsOf(yesterday, 24),
    last: { ...last, pages: pages.rows },
  };
}

async function findLast(db: Kysely<Database>, now: Date): Promise<Omit<NowAnswer['last'], 'pages'>> {
  const { rows } = await sql<Omit<NowAnswer['last'], 'pages'>>`
    select
      count(*) filter (where ${isPageView} and not is_bot) as "pageViews",
      count(distinct session_id) filter (where ${isShownToPeople} and not cookieless) as "consentedVisits",
      (select count(*) from clicks where ${isLast('created_at', now)} and not is_bot) as departures
    from events where ${isLast('received_at', now)}`.execute(db);
  const [last] = rows;
  if (!last) throw new Error('A count without groups is one row.');
  return last;
}

function isLast(column: 'received_at' | 'created_at', now: Date) {
  const since = new Date(now.getTime() - LAST_MINUTES * 60_000);
  return sql<boolean>`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${now}`;
}

function hourOf(now: Date, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
}
