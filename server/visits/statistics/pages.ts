import { type Kysely, sql, type Transaction } from 'kysely';
import { type LastPage, lastPages, type PageRow } from '#domain/answers/office/statistics.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, isPageView, isRestored, isShownToPeople, type StatisticsDay } from './statistics-day.ts';

/** Counts the page views of a day by page. */
export async function countPages(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  await sql`
    insert into statistics_pages (country, day, path, page_views, visits, entries, exits, restored, bot_views)
    select ${country}, ${day}::date, path, page_views, visits, coalesce(entries, 0), coalesce(exits, 0), restored, bot_views
    from (
      select path,
        count(*) filter (where ${isPageView} and not is_bot) as page_views,
        count(distinct session_id) filter (where ${isShownToPeople}) as visits,
        count(*) filter (where ${isRestored} and not is_bot) as restored,
        count(*) filter (where ${isPageView} and is_bot) as bot_views
      from events
      where country = ${country} and ${isOfDay('received_at', of)} and (${isPageView} or ${isShownToPeople})
      group by path
    ) as pages
    left join (select entry as path, count(*) as entries from day_visits group by entry) as entries using (path)
    left join (select exit as path, count(*) as exits from day_visits group by exit) as exits using (path)`.execute(
    trx,
  );
}

/** Lists the viewed pages, most views first. @param folder only addresses that begin with it */
export async function listPages(db: Kysely<Database>, asked: Asked, folder = '/'): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select path, sum(page_views)::bigint as "pageViews", sum(visits)::bigint as visits,
      sum(entries)::bigint as entries, sum(exits)::bigint as exits, sum(restored)::bigint as restored, sum(bot_views)::bigint as "botViews"
    from statistics_pages where ${inPeriod(asked)} and starts_with(path, ${folder})
    group by path order by "pageViews" desc, path limit 500`.execute(db);
  return rows;
}

/** Counts the views of the pages that end what a person does on the site: a checked offer, a price sent, a registration sent. */
export async function countLastPages(db: Kysely<Database>, asked: Asked): Promise<LastPage[]> {
  const { rows } = await sql<LastPage>`
    select path, sum(page_views)::bigint as "pageViews" from statistics_pages
    where ${inPeriod(asked)} and path in (${sql.join(lastPages)})
    group by path`.execute(db);
  return lastPages.map((path) => ({
    path,
    pageViews: rows.find((row) => row.path === path)?.pageViews ?? 0,
  }));
}
