import { type Kysely, sql } from 'kysely';

/**
 * `price_alerts`: lender's prices for a loan that somebody wants to be told about, once: the row is deleted in the transaction
 * that writes the mail, as in `rate_alerts`. Its topic can be stopped like the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_alerts (
      id uuid primary key default gen_random_uuid(),
      subscription_id uuid not null references subscriptions (id) on delete cascade,
      -- slug of the lender's offer
      lender text not null,
      -- money in bani
      principal integer not null check (principal > 0),
      term_count integer not null check (term_count > 0),
      term_unit text not null check (term_unit in ('months', 'days')),
      -- all of it at the end, where one can choose
      is_once boolean not null,
      -- null: any change of the price is told
      threshold integer check (threshold > principal),
      -- to pay back on the day of the request; null: no price was published
      known_total integer,
      asked_on date not null,
      unique (subscription_id, lender, principal, term_count, term_unit, is_once)
    )`.execute(db);
  await sql`
    alter table topic_stops
      drop constraint topic_stops_topic_check,
      add check (topic in ('oferte', 'articole', 'curs', 'pret'))`.execute(db);
}
