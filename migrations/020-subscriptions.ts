import { type Kysely, sql } from 'kysely';

/**
 * `subscriptions`: mail subscriptions by topic. A row begins as a request that anybody could have typed; the owner of the address
 * confirms it by a link, and only then is it used. One confirmed row per address. Unsubscribing deletes rows; `address_hash` is
 * the hash of `suppressions`, by which the link of a mail, which does not contain its address, finds them.
 *
 * `rate_alerts`: exchange rates that somebody wants to be told about, once: the row is deleted in the transaction that writes the
 * mail.
 *
 * `digests`: content of each week's digest, so that everybody gets the same one, even after a crash, and the next one only new
 * items. It holds no personal data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      address_hash bytea not null,
      -- each consent apart, with the moment it was asked for: null was not given
      offers_at timestamptz,
      articles_at timestamptz,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      -- Monday of the last week whose digest this address has got
      digest_week date
    )`.execute(db);
  await sql`
    create unique index subscriptions_confirmed on subscriptions (address_hash)
      where confirmed_at is not null`.execute(db);
  await sql`create index subscriptions_address on subscriptions (address_hash)`.execute(db);
  await sql`
    create index subscriptions_unconfirmed on subscriptions (requested_at)
      where confirmed_at is null`.execute(db);

  await sql`
    create table rate_alerts (
      id uuid primary key default gen_random_uuid(),
      subscription_id uuid not null references subscriptions (id) on delete cascade,
      currency text not null,
      -- for how many units of it the threshold is, as the national bank quotes it
      units integer not null check (units > 0),
      direction text not null check (direction in ('above', 'below')),
      threshold numeric(12, 4) not null check (threshold > 0),
      -- only rates of later days count: the newest one known when it was asked for was on the other side
      since_day date not null,
      unique (subscription_id, currency, direction, threshold)
    )`.execute(db);
  await sql`create index rate_alerts_currency on rate_alerts (currency, since_day)`.execute(db);

  await sql`
    create table digests (
      -- a Monday
      week date primary key,
      composed_at timestamptz not null,
      -- paths of the articles it tells of, and what became of which offer
      articles text[] not null,
      offers jsonb not null,
      -- the offers as they were then: the next digest tells what differs
      known_offers jsonb not null
    )`.execute(db);
}
