import { type Kysely, sql, type Transaction } from 'kysely';
import type { SourceRow } from '#domain/answers/office/statistics.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { conversionsOfClick, isOfDay, type StatisticsDay } from './statistics-day.ts';

/** From the widest to the narrowest: each may be opened to see the next. */
export const sourceLevels = ['source', 'medium', 'campaign', 'content', 'term'] as const;

/**
 * Counts the sources of a day's visits, by the labels of the first page, and the departures to lenders by the labels of the click.
 * Without consent a page opened from another page of ours has no source any more, and so counts none.
 */
export async function countSources(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  await sql`
    insert into statistics_sources
      (country, day, source, medium, campaign, content, term, partner, visits, page_views, departures, conversions)
    select ${country}, ${day}::date, source, medium, campaign, content, term, partner,
      sum(visits), sum(page_views), sum(departures), sum(conversions)
    from (
      select source, medium, campaign, content, term, partner, 1 as visits, page_views, 0 as departures, 0 as conversions
      from day_visits
      union all
      select coalesce(utm_source, ''), coalesce(utm_medium, ''), coalesce(utm_campaign, ''),
        coalesce(utm_content, ''), coalesce(utm_term, ''), coalesce(partners.provider_id, ''), 0, 0, 1, ${conversionsOfClick}
      from clicks left join partners on partners.provider_id = clicks.provider_id
      where country = ${country} and ${isOfDay('clicks.created_at', of)} and not is_bot
    ) as counted
    group by source, medium, campaign, content, term, partner`.execute(trx);
}

/**
 * Lists the sources of visits, most visits first.
 * @param within the values chosen on the wider levels; the answer is about the next level
 */
export async function listSources(
  db: Kysely<Database>,
  asked: Asked,
  within: readonly string[] = [],
): Promise<SourceRow[]> {
  const level = sourceLevels[within.length];
  if (level === undefined) throw new RangeError('There is no level below the term.');
  const chosen = within.map((value, index) => sql`and ${sql.ref(sourceLevels[index] ?? '')} = ${value}`);
  const { rows } = await sql<SourceRow>`
    select ${sql.ref(level)} as name, sum(visits)::bigint as visits, sum(page_views)::bigint as "pageViews",
      sum(departures)::bigint as departures, sum(conversions)::bigint as conversions
    from statistics_sources where ${inPeriod(asked)} ${sql.join(chosen, sql` `)}
    group by 1 order by visits desc, departures desc, name limit 500`.execute(db);
  return rows;
}

/** Lists the visits that partners brought, most visits first; a partner's name is that of its firm. */
export async function listVisitsOfPartners(db: Kysely<Database>, asked: Asked): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select legal_name || ' (' || partner || ')' as name, sum(visits)::bigint as visits,
      sum(page_views)::bigint as "pageViews", sum(departures)::bigint as departures, sum(conversions)::bigint as conversions
    from statistics_sources join partners on partners.provider_id = partner where ${inPeriod(asked)}
    group by 1 order by visits desc, departures desc, name limit 500`.execute(db);
  return rows;
}
