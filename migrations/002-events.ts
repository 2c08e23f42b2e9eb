import { type Kysely, sql } from 'kysely';

/** Stores visitors' events, and their departures to lenders. No address of a visitor is stored, not even a part of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const labels = sql.raw(`
    sub1 text, sub2 text, sub3 text, sub4 text, sub5 text, sub6 text, sub7 text, sub8 text,
    utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text`);

  // One row for each acknowledged event. Partitioned by month, so that old months are dropped in one step when they expire.
  // Uniqueness is enforced in event_ids: see docs/decisions/010-event-uniqueness.md.
  await sql`
    create table events (
      uuid uuid not null,
      event_id integer not null,
      provider_id text not null,
      ${labels},
      session_id uuid not null,
      client_id uuid not null,
      domain text not null,
      referer text not null,
      path text not null,
      cookieless boolean not null,
      country text not null,
      is_bot boolean not null,
      received_at timestamptz not null
    ) partition by range (received_at)`.execute(db);
  // Rows arrive in the order of received_at, so a block-range index finds a day at almost no cost.
  await sql`create index events_received_at on events using brin (received_at)`.execute(db);
  // Takes events of months without a partition, so that a missing partition never loses an event.
  await sql`create table events_default partition of events default`.execute(db);

  // Identifiers of all events, in one table without partitions: they make a repeated send harmless.
  await sql`
    create table event_ids (
      uuid uuid primary key,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index event_ids_received_at on event_ids using brin (received_at)`.execute(db);

  // One row for each departure to a lender, written before the visitor leaves. Its id goes to the lender as {click_id} and
  // returns with the conversion.
  await sql`
    create table clicks (
      id uuid primary key,
      offer_id text not null,
      country text not null,
      ${labels},
      session_id uuid,
      client_id uuid,
      referer text not null,
      placement text,
      target_host text not null,
      is_bot boolean not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index clicks_offer on clicks (offer_id, created_at)`.execute(db);
  await sql`create index clicks_created_at on clicks using brin (created_at)`.execute(db);
}
