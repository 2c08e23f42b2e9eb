import { type Kysely, sql } from 'kysely';

/**
 * `offers`: lenders' offers, per country, in the database because the list must change while the site runs. The feed's fields are
 * columns, since queries and the feed use them separately; the figures with their sources are one JSON value, since they are read
 * and written only with their offer.
 *
 * `lead_feeds`: offers that visitors of one lead may see, because activity is decided per lead and changes far more often than
 * the offers.
 *
 * `reviews`: clients' reviews of lenders, because only moderated, published reviews may become stars.
 *
 * `seed_hash` is the hash of the starting file's entry while the row still equals it, and null once the row was edited here: the
 * file may correct the first kind and never overwrites the second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      country text not null check (country ~ '^[A-Z]{2}$'),
      id text not null check (id <> ''),
      slug text not null,
      header text not null,
      stars real check (stars between 1 and 5),
      field2_value text,
      field4_value text,
      tags text[] not null,
      asnef_value boolean not null,
      product_type text not null,
      lender_link text,
      url text check (url like 'https://%'),
      is_active boolean not null,
      lender_kind text not null check (lender_kind in ('ifn', 'foreign-bank', 'unknown')),
      figures jsonb not null,
      seed_hash text,
      updated_at timestamptz not null default now(),
      primary key (country, id)
    )
  `.execute(db);
  // Not unique: a lender may have two offers, and the feed's rules choose between them by header.
  await sql`create index offers_country_slug on offers (country, slug)`.execute(db);

  await sql`
    create table lead_feeds (
      lead_id text primary key,
      country text not null check (country ~ '^[A-Z]{2}$'),
      active_ids text[] not null,
      seed_hash text,
      updated_at timestamptz not null default now()
    )
  `.execute(db);

  await sql`
    create table reviews (
      id uuid primary key default gen_random_uuid(),
      lender_slug text not null,
      author_name text not null,
      body text not null,
      stars smallint not null check (stars between 1 and 5),
      image text,
      status text not null default 'pending' check (status in ('pending', 'published', 'rejected', 'spam')),
      created_at timestamptz not null default now(),
      published_at timestamptz,
      check (status <> 'published' or published_at is not null)
    )
  `.execute(db);
  await sql`
    create index reviews_published on reviews (published_at desc, id) where status = 'published'
  `.execute(db);
}
