import { type Kysely, sql } from 'kysely';

/**
 * `comments.answers_to`: the comment that a reply was written to, even if both belong to the conversation of a third
 * (`parent_id`). Our replies to somebody are deleted with their comments. Null for a first comment, and for earlier replies,
 * whose comment is unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comments add column answers_to uuid references comments (id) on delete set null`.execute(db);
  await sql`create index comments_answers_to on comments (answers_to) where answers_to is not null`.execute(
    db,
  );
}
