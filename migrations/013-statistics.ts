import { type Kysely, sql } from 'kysely';

/**
 * Daily counts of events and clicks for the back office, so that an answer does not read ten million rows; and the reports of
 * lenders about our visitors. See docs/decisions/032 and 033.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Time a click reached the table: a click delayed by an outage is older, and its day is counted again.
  await sql`alter table clicks add column stored_at timestamptz not null default now()`.execute(db);
  await sql`create index clicks_stored_at on clicks using brin (stored_at)`.execute(db);

  // Keys that may report conversions, and for which offers. A key is shown once and stored only as a hash.
  await sql`
    create table postback_keys (
      id uuid primary key default gen_random_uuid(),
      partner text not null check (partner <> ''),
      offer_ids text[] not null check (cardinality(offer_ids) > 0),
      key_hash bytea not null unique,
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);

  // Every report with a known key, as received: a misunderstood or premature one is read again.
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

  // One row for each transaction of a lender that began with a click here. It outlives the click: it concerns money.
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

  // Time up to which each country is counted: the job resumes slightly before it.
  await sql`
    create table statistics_runs (
      country text primary key,
      counted_until timestamptz not null
    )`.execute(db);

  // Visits by whether they can be followed between pages; bots are separate. `visitors` only where ids persist.
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

  // The smallest hashes of a day's visitors: combined over several days they estimate the number of distinct visitors.
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
  // Values from browsers may be too long for a key; a day is counted as a whole, so no row is repeated.
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

  // Visits by the set of steps they took: every funnel is a sum of these rows.
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

  // Departures by the day of the click, so that a conversion reported weeks later joins its click.
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

  // Frequency of each measured value, in two significant digits: percentiles of any period follow from the sums.
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
