import { type Kysely, sql } from 'kysely';

/**
 * What the back office asks of events and clicks, counted once a day and kept by day, so that an answer does not read
 * ten million rows; and what lenders report of the visitors we sent. See docs/decisions/032 and 033.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When a click reached the table: one that waited out an outage is older than that, and its day is counted again.
  await sql`alter table clicks add column stored_at timestamptz not null default now()`.execute(db);
  await sql`create index clicks_stored_at on clicks using brin (stored_at)`.execute(db);

  // Who may report conversions, and of which offers. The key itself is shown once and kept by its hash only.
  await sql`
    create table postback_keys (
      id uuid primary key default gen_random_uuid(),
      partner text not null check (partner <> ''),
      offer_ids text[] not null check (cardinality(offer_ids) > 0),
      key_hash bytea not null unique,
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);

  // Every report that came with a known key, as it came: what was misunderstood or came too early is read again.
  await sql`
    create table postbacks (
      id uuid primary key default gen_random_uuid(),
      key_id uuid not null references postback_keys,
      raw text not null,
      outcome text not null check (outcome in ('stored', 'repeated', 'unknown_click', 'invalid')),
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index postbacks_unread on postbacks (received_at) where outcome = 'unknown_click'`.execute(
    db,
  );

  // One row for each transaction of a lender that began with a click here. It outlives the click: it is about money.
  await sql`
    create table conversions (
      id uuid primary key default gen_random_uuid(),
      key_id uuid not null references postback_keys,
      transaction_id text not null check (transaction_id <> ''),
      click_id uuid not null,
      offer_id text not null,
      status text not null check (status in ('pending', 'approved', 'rejected')),
      payout_cents bigint check (payout_cents >= 0),
      payout_currency text check (payout_currency ~ '^[A-Z]{3}$'),
      received_at timestamptz not null,
      changed_at timestamptz not null,
      unique (key_id, transaction_id),
      check ((payout_cents is null) = (payout_currency is null))
    )`.execute(db);
  await sql`create index conversions_click on conversions (click_id)`.execute(db);
  await sql`create index conversions_changed_at on conversions (changed_at)`.execute(db);

  // How far each country is counted: the job begins there again, a little before.
  await sql`
    create table statistics_runs (
      country text primary key,
      counted_until timestamptz not null
    )`.execute(db);

  // Visits by whether they can be followed from page to page; programs apart. `visitors` only where ids last.
  await sql`
    create table statistics_visits (
      country text not null,
      day date not null,
      kind text not null check (kind in ('consented', 'cookieless', 'bot')),
      page_views integer not null,
      visits integer not null,
      arrivals integer not null,
      visitors integer,
      primary key (country, day, kind)
    )`.execute(db);

  // The smallest hashes of the visitors of a day: those of several days together tell how many different ones came.
  await sql`
    create table statistics_visitors (
      country text not null,
      day date not null,
      hash bigint not null,
      primary key (country, day, hash)
    )`.execute(db);

  await sql`
    create table statistics_sources (
      country text not null,
      day date not null,
      source text not null,
      medium text not null,
      campaign text not null,
      content text not null,
      term text not null,
      visits integer not null,
      page_views integer not null,
      departures integer not null,
      conversions integer not null
    )`.execute(db);
  // What visitors' browsers send may be too long for a key; a day is counted as a whole, so no row comes twice.
  await sql`create index statistics_sources_day on statistics_sources (country, day)`.execute(db);

  await sql`
    create table statistics_pages (
      country text not null,
      day date not null,
      path text not null,
      page_views integer not null,
      visits integer not null,
      entries integer not null,
      restored integer not null,
      bot_views integer not null
    )`.execute(db);
  await sql`create index statistics_pages_day on statistics_pages (country, day)`.execute(db);

  // Visits by the steps they took, whatever the order: every funnel is a sum of these rows.
  await sql`
    create table statistics_steps (
      country text not null,
      day date not null,
      cookieless boolean not null,
      home boolean not null,
      offers boolean not null,
      departed boolean not null,
      converted boolean not null,
      visits integer not null,
      primary key (country, day, cookieless, home, offers, departed, converted)
    )`.execute(db);

  // Departures by the day of the click, so that a conversion that is reported weeks later joins its click.
  await sql`
    create table statistics_offers (
      country text not null,
      day date not null,
      offer_id text not null,
      departures integer not null,
      pending integer not null,
      approved integer not null,
      rejected integer not null,
      primary key (country, day, offer_id)
    )`.execute(db);

  await sql`
    create table statistics_fields (
      country text not null,
      day date not null,
      form text not null,
      field text not null,
      focused integer not null,
      filled integer not null,
      invalid integer not null,
      last_touched integer not null
    )`.execute(db);
  await sql`create index statistics_fields_day on statistics_fields (country, day)`.execute(db);

  await sql`
    create table statistics_experiments (
      country text not null,
      day date not null,
      test text not null,
      variant text not null,
      visits integer not null,
      departed integer not null
    )`.execute(db);
  await sql`create index statistics_experiments_day on statistics_experiments (country, day)`.execute(db);

  // How often each measure had a value, in two significant digits: percentiles of any period follow from the sums.
  await sql`
    create table statistics_vitals (
      country text not null,
      day date not null,
      page_type text not null,
      metric text not null,
      value real not null,
      count integer not null
    )`.execute(db);
  await sql`create index statistics_vitals_day on statistics_vitals (country, day)`.execute(db);
}
