import { sql, type Transaction } from 'kysely';
import { eventIds } from '#domain/visits/events/event.ts';
import { seenOffersLabel } from '#domain/offers/seen-offers.ts';
import type { Database } from '#server/db/tables.ts';
import { isOfDay, type StatisticsDay } from './statistics-day.ts';

/**
 * Counts how often each offer came into view on a day: once for a page and an offer. Only our own offers count, since anybody may
 * write ids into an event.
 */
export async function countImpressions(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  await sql`
    insert into statistics_impressions (country, day, offer_id, impressions)
    select ${country}, ${day}::date, offer_id, count(*)
    from events, lateral (
      select distinct unnest(string_to_array(${sql.ref(seenOffersLabel)}, ',')) as offer_id
    ) as seen
    where country = ${country} and ${isOfDay('received_at', of)} and not is_bot and event_id = ${eventIds.seenOffers}
      and offer_id in (select id from offers where country = ${country})
    group by offer_id`.execute(trx);
}
