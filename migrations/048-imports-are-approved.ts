import { type Kysely, sql } from 'kysely';

/** `series_changes`: imported values have no proposer, and become public like all others: after a person's approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table series_changes
      drop constraint series_changes_check,
      add constraint series_changes_approved check (
        status not in ('public', 'retired') or (decided_by is not null and decided_by is distinct from proposed_by)
      )
  `.execute(db);
}
