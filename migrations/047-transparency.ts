import { type Kysely, sql } from 'kysely';

/**
 * `transparency_changes`: what the office reads of the lenders' live pages, round by round (see domain/partners/transparency/entry.ts): a page
 * with what stands on it, a lender's answer, or the publication of a round. Pages are seen by visitors once their round's
 * publication is public too.
 *
 * waiting → public → retired; or rejected, withdrawn.
 *
 * `lender_questions.about`: letters about a coming publication are stored with the questions about prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transparency_changes (
      id bigint generated always as identity primary key,
      country text not null,
      entry jsonb not null check (entry->>'kind' in ('page', 'answer', 'publication')),
      -- the earlier row that this one takes back
      retires bigint references transparency_changes,
      note text not null,
      status text not null default 'waiting'
        check (status in ('waiting', 'public', 'retired', 'rejected', 'withdrawn')),
      proposed_by text not null references office_users,
      proposed_at timestamptz not null,
      decided_by text references office_users,
      decided_at timestamptz,
      reason text,
      -- The rule of four eyes, kept even from a mistake of ours.
      check (status not in ('public', 'retired') or (decided_by is not null and decided_by <> proposed_by))
    )
  `.execute(db);
  await sql`
    create index transparency_changes_open on transparency_changes (country, decided_at, id)
      where status in ('waiting', 'public')
  `.execute(db);
  await sql`
    alter table lender_questions
      add about text not null default 'price' check (about in ('price', 'transparency'))
  `.execute(db);
}
