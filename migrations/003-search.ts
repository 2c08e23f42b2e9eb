import { type Kysely, sql } from 'kysely';

/**
 * `search_documents`: the site's pages for its search, built from the content at start and replaced whole when it changes.
 * `search` holds the words as PostgreSQL's Romanian reduces them, without diacritics, weighted by position; the program removes
 * the diacritics, so no extension is needed. Texts are stored as displayed. `content_hash` is the hash of all the content in the
 * table, the same in every row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_documents (
      path text primary key check (path like '/%/'),
      kind text not null check (kind in ('article', 'loan-type', 'lender', 'text')),
      title text not null,
      summary text not null,
      body text not null,
      search tsvector not null,
      content_hash text not null
    )
  `.execute(db);
  await sql`create index search_documents_search on search_documents using gin (search)`.execute(db);
}
