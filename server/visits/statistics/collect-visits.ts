import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import {
  conversionsOfClick,
  isOfDay,
  isPageView,
  isShownToPeople,
  offersPaths,
  type StatisticsDay,
} from './statistics-day.ts';

/**
 * Collects the visits by people of a day into a temporary table of the transaction, `day_visits`, for the questions about visits. A
 * visit is all events of one session on one day: over midnight it is two. Without consent a session ends with its document.
 */
export async function collectVisits(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  await sql`
    create temporary table day_visits on commit drop as
    with shown as (
      select session_id, client_id, cookieless, path, received_at, uuid, ${isPageView} as is_view,
        utm_source, utm_medium, utm_campaign, utm_content, utm_term, provider_id
      from events
      where country = ${of.country} and ${isOfDay('received_at', of)} and ${isShownToPeople}
    ), visits as (
      select session_id, bool_and(cookieless) as cookieless, count(*) filter (where is_view) as page_views,
        bool_or(path = '/') as home, bool_or(path in ${offersPaths}) as offers
      from shown group by session_id
    ), entries as (
      select distinct on (session_id) session_id, path as entry,
        utm_source, utm_medium, utm_campaign, utm_content, utm_term, provider_id
      from shown order by session_id, received_at, uuid
    ), exits as (
      select distinct on (session_id) session_id, path as exit
      from shown order by session_id, received_at desc, uuid desc
    ), departures as (
      select session_id, bool_or(${conversionsOfClick} > 0) as converted
      from clicks
      where country = ${of.country} and ${isOfDay('created_at', of)} and not is_bot and session_id is not null
      group by session_id
    )
    select visits.*, entries.entry, exits.exit,
      coalesce(utm_source, '') as source, coalesce(utm_medium, '') as medium, coalesce(utm_campaign, '') as campaign,
      coalesce(utm_content, '') as content, coalesce(utm_term, '') as term,
      coalesce(partners.provider_id, '') as partner,
      departures.session_id is not null as departed, coalesce(departures.converted, false) as converted
    from visits join entries using (session_id) join exits using (session_id) left join departures using (session_id)
      left join partners on partners.provider_id = entries.provider_id`.execute(trx);
}
