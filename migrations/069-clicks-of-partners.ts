import { type Kysely, sql } from 'kysely';

/**
 * `clicks.provider_id`: the `pid` of the visit, as it came. What became of a click with a `pid` is said once, by a job, in
 * `partner_clicks`; `partner_id` is null for an unknown `pid`. The job goes through the clicks in the order of `stored_at` and id.
 *
 * `lead_feed_states`: which offers a lead feed named since when, appended by a trigger, so that a word about a click can be said again
 * after an offer was paused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clicks add column provider_id text`.execute(db);
  await sql`create index clicks_of_partners on clicks (stored_at, id) where provider_id is not null`.execute(
    db,
  );
  await sql`
    create table partner_clicks (
      click_id uuid primary key,
      provider_id text not null,
      partner_id uuid references partners,
      word text not null check (word in
        ('counted', 'program', 'repeated', 'unknown-pid', 'partner-paused', 'no-terms', 'offer-paused')),
      terms_id bigint,
      clicked_at timestamptz not null,
      stored_at timestamptz not null,
      said_at timestamptz not null
    )`.execute(db);
  await sql`create index partner_clicks_partner on partner_clicks (partner_id, clicked_at, click_id)`.execute(
    db,
  );
  await sql`create index partner_clicks_order on partner_clicks (stored_at, click_id)`.execute(db);
  await keepLeadFeedStates(db);
  await keepOutgoingPostbacks(db);
  await sql`alter table statistics_sources add column partner text not null default ''`.execute(db);
}

async function keepLeadFeedStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_feed_states (
      id bigint generated always as identity primary key,
      lead_id text not null,
      active_ids text[] not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index lead_feed_states_lead on lead_feed_states (lead_id, at)`.execute(db);
  await sql`
    insert into lead_feed_states (lead_id, active_ids, at)
    select lead_id, active_ids, updated_at from lead_feeds`.execute(db);
  await sql`
    create function keep_lead_feed_state() returns trigger language plpgsql as $$
    begin
      insert into lead_feed_states (lead_id, active_ids, at) values (new.lead_id, new.active_ids, new.updated_at);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger lead_feeds_keep_states after insert or update of active_ids on lead_feeds
      for each row execute function keep_lead_feed_state()`.execute(db);
}

/**
 * What partners are told of their conversions: `partner_addresses` of their programs, `outgoing_postbacks` with what each says, and
 * every attempt with its answer. A test of a partner is a postback without a conversion: no row of it counts anywhere.
 */
async function keepOutgoingPostbacks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_addresses (
      id uuid primary key,
      partner_id uuid not null references partners,
      method text not null check (method in ('GET', 'POST')),
      url text not null check (url like 'https://%'),
      only_approved boolean not null,
      secret text,
      old_secret text,
      old_secret_until timestamptz,
      created_at timestamptz not null,
      ended_at timestamptz,
      check (ended_at is not null or (secret is null) = (method = 'GET'))
    )`.execute(db);
  await sql`create index partner_addresses_partner on partner_addresses (partner_id)`.execute(db);
  await sql`
    create table outgoing_postbacks (
      id uuid primary key,
      address_id uuid not null references partner_addresses,
      conversion_id uuid references conversions,
      click_id uuid not null,
      content jsonb not null,
      made_at timestamptz not null,
      delivered_at timestamptz,
      given_up_at timestamptz
    )`.execute(db);
  await sql`create index outgoing_postbacks_address on outgoing_postbacks (address_id, made_at desc)`.execute(
    db,
  );
  await sql`create index outgoing_postbacks_conversion on outgoing_postbacks (conversion_id, address_id, made_at)`.execute(
    db,
  );
  await sql`
    create table outgoing_attempts (
      id bigint generated always as identity primary key,
      postback_id uuid not null references outgoing_postbacks on delete cascade,
      at timestamptz not null,
      took_ms integer not null,
      status integer,
      answer text not null,
      problem text
    )`.execute(db);
  await sql`create index outgoing_attempts_postback on outgoing_attempts (postback_id, at)`.execute(db);
}
