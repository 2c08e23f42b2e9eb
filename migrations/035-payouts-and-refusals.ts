import { type Kysely, sql } from 'kysely';

/**
 * A lender says what it pays in one report and often not in the next, and the next erased it. The payout gets its own place
 * in the order of reports: of which status the report was that said it, and when that report came. And a report that was
 * refused keeps why, for the person who looks after it.
 *
 * No column asks to be filled: instances of the version before go on writing while the new ones start, and what they wrote
 * counts as said by the report of the status.
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
