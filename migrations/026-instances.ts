import { type Kysely, sql } from 'kysely';

/**
 * The instances of the program that serve this database, each with what it serves: so that the office can say whether a
 * change is live on all of them, and not only on the one that happens to answer. An instance writes its row again and again;
 * one that has fallen silent is gone.
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
