import { type Kysely, sql } from 'kysely';

/**
 * How often each offer came into sight, by day. A table of its own, beside the departures: those are counted anew whenever a
 * lender reports a conversion, also when the day's events, which these figures come from, are gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statistics_impressions (
      country text not null,
      day date not null,
      offer_id text not null,
      impressions integer not null,
      primary key (country, day, offer_id)
    )`.execute(db);
}
