import { type Kysely, sql } from 'kysely';

/**
 * `comments.answers_to`: the comment an answer was written to, also where both belong to the conversation of a third (`parent_id`). What we
 * answered to somebody goes with what they wrote. Null for a first comment, and for answers of before, whose comment nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comments add column answers_to uuid references comments (id) on delete set null`.execute(db);
  await sql`create index comments_answers_to on comments (answers_to) where answers_to is not null`.execute(
    db,
  );
}
