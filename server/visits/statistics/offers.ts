import { type Kysely, sql, type Transaction } from 'kysely';
import type { OfferRow, OfferStatistics } from '#domain/answers/office/statistics.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, offersPaths, type StatisticsDay } from './statistics-day.ts';

/** Counts the departures to lenders on a day and their conversions, by the day of the click: one click may bring several. */
export async function countOffers(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  const reported = (status: string) =>
    sql`coalesce(sum((select count(*) from conversions where click_id = clicks.id and status = ${status})), 0)`;
  await sql`
    insert into statistics_offers (country, day, offer_id, departures, pending, approved, rejected)
    select ${country}, ${day}::date, offer_id, count(*), ${reported('pending')}, ${reported('approved')},
      ${reported('rejected')}
    from clicks where country = ${country} and ${isOfDay('created_at', of)} and not is_bot
    group by offer_id`.execute(trx);
}

/**
 * Finds how often each offer was seen, its departures and conversions, most departures first. Present offers without departures are
 * included.
 */
export async function findOfferStatistics(db: Kysely<Database>, asked: Asked): Promise<OfferStatistics> {
  const isOfCountry = asked.country === null ? sql`true` : sql`country = ${asked.country}`;
  const offers = await sql<OfferRow>`
    with since as (
      select country, min(day) as first_day from statistics_impressions group by country
    ), left_for as (
      select country, offer_id, sum(departures)::bigint as departures,
        sum(departures) filter (where day >= first_day)::bigint as counted, sum(pending)::bigint as pending,
        sum(approved)::bigint as approved, sum(rejected)::bigint as rejected
      from statistics_offers left join since using (country) where ${inPeriod(asked)} group by country, offer_id
    ), seen as (
      select country, offer_id, sum(impressions)::bigint as impressions
      from statistics_impressions where ${inPeriod(asked)} group by country, offer_id
    ), known as (
      select country, id as offer_id, header, lender_link from offers
      where ${isOfCountry}
    ), views as (
      select country, path, sum(page_views)::bigint as views from statistics_pages where ${inPeriod(asked)}
      group by country, path
    )
    select offer_id as "offerId", coalesce(header, offer_id) as header,
      coalesce(impressions, 0) as impressions, coalesce(departures, 0) as departures,
      coalesce(counted, 0) as "departuresOfCountedDays", coalesce(pending, 0) as pending,
      coalesce(approved, 0) as approved, coalesce(rejected, 0) as rejected,
      case when lender_link is not null then coalesce(views, 0) end as "lenderPageViews"
    from known full join left_for using (country, offer_id) full join seen using (country, offer_id)
      left join views on views.country = known.country and views.path = known.lender_link
    order by departures desc, impressions desc, header, offer_id`.execute(db);
  const list = await sql<{ views: number }>`
    select coalesce(sum(page_views), 0)::bigint as views from statistics_pages
    where ${inPeriod(asked)} and path in ${offersPaths}`.execute(db);
  const since = await sql<{ day: string | null }>`
    select min(day) as day from statistics_impressions where ${isOfCountry}`.execute(db);
  return {
    listViews: list.rows[0]?.views ?? 0,
    impressionsSince: since.rows[0]?.day ?? null,
    offers: offers.rows,
  };
}
