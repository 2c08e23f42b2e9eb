import { type Kysely, sql } from 'kysely';

/**
 * `search_documents`: the pages of the site as the search finds them, made of the content at start and replaced whole
 * when it changes. `search` holds the words as PostgreSQL's Romanian reduces them, without diacritics, weighted by
 * where they stand; the folding is done by the program, so no extension is needed. The texts are as they are shown.
 * `content_hash` is that of all the content the table was filled with, the same in every row.
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
