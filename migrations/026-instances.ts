import { type Kysely, sql } from 'kysely';

/**
 * Instances of the program that serve this database, each with its versions, so that the office can tell whether a change is live
 * on all of them, and not only on the one that answers. An instance refreshes its row regularly; a silent one counts as stopped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instances (
      id uuid primary key,
      name text not null,
      build_id text not null,
      build_made_at timestamptz not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      -- the files of texts it has read, with the hash git gives them
      files jsonb not null,
      -- hashes of the list of offers its pages are made of, and of which texts it shows; null: not known yet
      offers text,
      texts text
    )`.execute(db);
}
