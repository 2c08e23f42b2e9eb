import { type Kysely, sql } from 'kysely';

/**
 * A lender often states its payout in one report and not in the next, which then erased it. The payout gets its own place in the
 * order of reports: the status of the report that stated it, and the time of that report. A refused report stores the reason, for
 * the person in charge.
 *
 * No column is required: instances of the previous version keep writing while the new ones start, and what they write counts as
 * stated by the report of the status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table conversions
      add column payout_status text check (payout_status in ('pending', 'approved', 'rejected')),
      add column payout_reported_at timestamptz`.execute(db);
  await sql`alter table postbacks add column refusal text`.execute(db);
  // The office lists them, newest first, and there are few.
  await sql`
    create index postbacks_refused on postbacks (received_at desc, id)
      where outcome in ('unknown_click', 'invalid')`.execute(db);
}
