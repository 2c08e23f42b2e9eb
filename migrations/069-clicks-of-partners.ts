import { type Kysely, sql } from 'kysely';

/**
 * `clicks.provider_id`: the `pid` of the visit, as it came. What became of a click with a `pid` is said once, by a job, in
 * `partner_clicks`; `partner_id` is null for an unknown `pid`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clicks add column provider_id text`.execute(db);
  await sql`
    create table partner_clicks (
      click_id uuid primary key,
      provider_id text not null,
      partner_id uuid references partners,
      word text not null check (word in
        ('counted', 'program', 'repeated', 'unknown-pid', 'partner-paused', 'no-terms', 'offer-paused')),
      terms_id bigint,
      clicked_at timestamptz not null,
      said_at timestamptz not null
    )`.execute(db);
  await sql`create index partner_clicks_partner on partner_clicks (partner_id, clicked_at, click_id)`.execute(
    db,
  );
}
