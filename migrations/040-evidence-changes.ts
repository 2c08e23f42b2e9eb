import { type Kysely, sql } from 'kysely';

/**
 * `evidence_changes`: the office's additions to the evidence of prices, from the proposal on. The site starts with the evidence
 * of content/evidence; `public` rows are applied to it in the order of their approval. A row holds an item, a product read from
 * one, or both; or it `retires` an earlier row, which is no longer public once somebody else has approved it.
 *
 * waiting → public → retired; or rejected, withdrawn.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evidence_changes (
      id bigint generated always as identity primary key,
      country text not null,
      -- slug of the lender's offer
      lender text not null,
      item jsonb,
      product jsonb,
      retires bigint references evidence_changes,
      note text not null,
      status text not null default 'waiting'
        check (status in ('waiting', 'public', 'retired', 'rejected', 'withdrawn')),
      proposed_by text not null references office_users,
      proposed_at timestamptz not null,
      decided_by text references office_users,
      decided_at timestamptz,
      reason text,
      check (num_nonnulls(item, product, retires) > 0),
      -- The rule of four eyes, kept even from a mistake of ours.
      check (status not in ('public', 'retired') or (decided_by is not null and decided_by <> proposed_by))
    )
  `.execute(db);
  await sql`
    create index evidence_changes_open on evidence_changes (country, decided_at, id) where status in ('waiting', 'public')
  `.execute(db);
}
