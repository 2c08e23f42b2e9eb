import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { nameMarks } from './name-marks.ts';
import type { SearchDocument } from './search-document.ts';
import { searchVector } from './search-vector.ts';

// Increment it to index unchanged content again, after a change in how words are extracted or weighted.
const INDEXING = 2;
const ROWS_AT_ONCE = 100;

/**
 * Replaces the documents of the search in one transaction, unless they are unchanged. Instances that start together wait for the
 * first and find its work done; the search answers meanwhile.
 * @returns whether the index was rebuilt
 */
export async function fillSearchIndex(
  db: Kysely<Database>,
  documents: readonly SearchDocument[],
): Promise<boolean> {
  const hash = hashOf(documents);
  return await db.transaction().execute(async (trx) => {
    await sql`lock table search_documents in share row exclusive mode`.execute(trx);
    const filled = await trx
      .selectFrom('search_documents')
      .select('content_hash')
      .limit(1)
      .executeTakeFirst();
    if (filled?.content_hash === hash) return false;
    await trx.deleteFrom('search_documents').execute();
    for (let from = 0; from < documents.length; from += ROWS_AT_ONCE) {
      const rows = documents.slice(from, from + ROWS_AT_ONCE).map((document) => toRow(document, hash));
      await trx.insertInto('search_documents').values(rows).execute();
    }
    return true;
  });
}

function toRow({ path, kind, title, names, summary, headings, body }: SearchDocument, hash: string) {
  const search = sql<string>`
    setweight(${searchVector(title)}, 'A') || setweight(${searchVector(names)}, 'B') ||
    setweight(${searchVector(`${summary}\n${headings}`)}, 'C') || setweight(${searchVector(body)}, 'D') ||
    array_to_tsvector(${nameMarks({ title, names })}::text[])`;
  return { path, kind, title, summary, body, search, content_hash: hash };
}

function hashOf(documents: readonly SearchDocument[]): string {
  const text = JSON.stringify([INDEXING, documents]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
