import { type Kysely, sql } from 'kysely';

/**
 * `offer_changes`: every change of an offer made in the back office, from the proposal on. The public offer is its row in
 * `offers`; a change is applied to that row only after somebody else's approval, and at its time. `before` and `after` are whole
 * offers, so that the difference, the history of each figure and a rollback need no other data.
 *
 * waiting → approved (its time is still to come) → public → ended (its period is over); or rejected, withdrawn, failed (approved,
 * but at its time the offer was no longer the one it changes).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_changes (
      id bigint generated always as identity primary key,
      country text not null,
      offer_id text not null,
      before jsonb,
      after jsonb not null,
      note text not null,
      status text not null default 'waiting'
        check (status in ('waiting', 'approved', 'public', 'ended', 'rejected', 'withdrawn', 'failed')),
      starts_at timestamptz,
      ends_at timestamptz check (ends_at > starts_at),
      proposed_by text not null references office_users,
      proposed_at timestamptz not null,
      decided_by text references office_users,
      decided_at timestamptz,
      reason text,
      published_at timestamptz,
      -- The rule of four eyes, kept even from a mistake of ours.
      check (status not in ('approved', 'public', 'ended') or (decided_by is not null and decided_by <> proposed_by))
    )
  `.execute(db);
  await sql`create index offer_changes_offer on offer_changes (country, offer_id, id desc)`.execute(db);
  await sql`
    create index offer_changes_open on offer_changes (country, id) where status in ('waiting', 'approved', 'public')
  `.execute(db);
}
