import { type Kysely, sql } from 'kysely';

/**
 * `comments`: readers' comments below an article, with replies. None is shown before somebody of ours has read it. The address is
 * stored to notify its owner of a reply, if the owner asked for that and confirmed it, and to let the owner find and erase their
 * data.
 *
 * `reviews` gets the same: a review waits until its address is confirmed, then for moderation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comments (
      id uuid primary key default gen_random_uuid(),
      article_slug text not null,
      -- the comment it answers; threads have one level, an answer to an answer belongs to the same comment
      parent_id uuid references comments (id) on delete cascade,
      author_name text not null,
      -- null for ours, and once its retention is over
      email text,
      -- who answers for the site: its editors or the company; null for readers
      label text check (label in ('author', 'company')),
      body text not null,
      -- as it was written, when one of ours corrected it
      original_body text,
      status text not null default 'pending' check (status in ('pending', 'published', 'rejected', 'spam')),
      wants_answers boolean not null default false,
      answers_confirmed_at timestamptz,
      created_at timestamptz not null,
      decided_at timestamptz,
      published_at timestamptz,
      check (status <> 'published' or published_at is not null)
    )`.execute(db);
  await sql`
    create index comments_published on comments (article_slug, published_at) where status = 'published'`.execute(
    db,
  );
  await sql`create index comments_waiting on comments (created_at) where status = 'pending'`.execute(db);
  await sql`create index comments_email on comments (lower(email))`.execute(db);

  await sql`
    alter table reviews
      add column email text,
      add column original_body text,
      add column confirmed_at timestamptz,
      add column decided_at timestamptz`.execute(db);
  await sql`create index reviews_email on reviews (lower(email))`.execute(db);
}
