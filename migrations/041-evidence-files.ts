import { type Kysely, sql } from 'kysely';

/**
 * `evidence_files`: stored copies of sources, by their sha-256, so that every instance and every backup has them. An erased file
 * has no content; its hash, the reason and the figures read from it stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evidence_files (
      hash text primary key,
      type text not null check (type in ('pdf', 'png', 'jpeg', 'webp', 'html', 'txt')),
      bytes integer not null check (bytes between 1 and 10485760),
      content bytea,
      -- parts of it were covered before it was kept
      is_covered boolean not null,
      kept_by text not null references office_users,
      kept_at timestamptz not null,
      erased_at timestamptz,
      erased_because text,
      check (content is null or (encode(sha256(content), 'hex') = hash and length(content) = bytes)),
      check ((content is null) = (erased_at is not null)),
      check ((erased_at is null) = (erased_because is null))
    )
  `.execute(db);
  // Pictures and documents are compressed already.
  await sql`alter table evidence_files alter column content set storage external`.execute(db);
}
