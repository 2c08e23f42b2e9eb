import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, offersPaths, type StatisticsDay } from './statistics-day.ts';

export type OfferRow = {
  offerId: string;
  /** as the offer is called now; the id of one that is gone */
  header: string;
  departures: number;
  pending: number;
  approved: number;
  rejected: number;
  /** views of the lender's own page; null when the offer has none. Which offers came into sight in a list is not recorded. */
  lenderPageViews: number | null;
};

export type OfferStatistics = {
  /** views of the list of offers: the same chance for every offer in it */
  listViews: number;
  offers: OfferRow[];
};

/** Counts the departures to lenders on a day and what became of them, by the day of the click. */
export async function countOffers(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  const reported = (status: string) =>
    sql`count(*) filter (where exists (
      select from conversions where conversions.click_id = clicks.id and conversions.status = ${status}))`;
  await sql`
    insert into statistics_offers (country, day, offer_id, departures, pending, approved, rejected)
    select ${country}, ${day}::date, offer_id, count(*), ${reported('pending')}, ${reported('approved')},
      ${reported('rejected')}
    from clicks where country = ${country} and ${isOfDay('created_at', of)} and not is_bot
    group by offer_id`.execute(trx);
}

/** What each offer brought, most departures first. Offers of today that nobody left for are there too. */
export async function findOfferStatistics(db: Kysely<Database>, asked: Asked): Promise<OfferStatistics> {
  const offers = await sql<OfferRow>`
    with left_for as (
      select country, offer_id, sum(departures)::bigint as departures, sum(pending)::bigint as pending,
        sum(approved)::bigint as approved, sum(rejected)::bigint as rejected
      from statistics_offers where ${inPeriod(asked)} group by country, offer_id
    ), known as (
      select country, id as offer_id, header, lender_link from offers
      where ${asked.country === null ? sql`true` : sql`country = ${asked.country}`}
    ), views as (
      select country, path, sum(page_views)::bigint as views from statistics_pages where ${inPeriod(asked)}
      group by country, path
    )
    select offer_id as "offerId", coalesce(header, offer_id) as header,
      coalesce(departures, 0) as departures, coalesce(pending, 0) as pending, coalesce(approved, 0) as approved,
      coalesce(rejected, 0) as rejected,
      case when lender_link is not null then coalesce(views, 0) end as "lenderPageViews"
    from known full join left_for using (country, offer_id)
      left join views on views.country = known.country and views.path = known.lender_link
    order by departures desc, header, offer_id`.execute(db);
  const list = await sql<{ views: number }>`
    select coalesce(sum(page_views), 0)::bigint as views from statistics_pages
    where ${inPeriod(asked)} and path in ${offersPaths}`.execute(db);
  return { listViews: list.rows[0]?.views ?? 0, offers: offers.rows };
}
