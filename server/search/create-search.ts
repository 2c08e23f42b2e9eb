import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { excerptOf, markWords } from './excerpt.ts';
import type { SearchAnswer, SearchResult } from './search-answer.ts';
import { readSearchQuery } from './search-query.ts';
import { otherWords, searchCondition, vectorOfWords } from './search-vector.ts';
import { searchWords } from './search-words.ts';

/** Results of one answer. Whoever does not find it among them needs another word, not another page. */
const SHOWN_RESULTS = 20;

// Inflection changes the end of a Romanian word; within two letters of its beginning it is the same word or none.
const BEGINNING = 2;

type FoundRow = Pick<Database['search_documents'], 'path' | 'kind' | 'title' | 'summary' | 'body'> & {
  total: number;
};

/**
 * The search over all pages. @see server/search/fill-search-index.ts
 * @param hiddenPaths of pages that are out of sight now, whatever the index still knows of them
 */
export function createSearch(db: Kysely<Database>, hiddenPaths: () => readonly string[]) {
  return async (typed: string): Promise<SearchAnswer | null> => {
    const asked = readSearchQuery(typed);
    if (asked === null) return null;
    for (const matched of ['all', 'some'] as const) {
      const rows = await findRows(db, asked.words, { matched, hiddenPaths: hiddenPaths() });
      const [best] = rows;
      if (best) {
        const results = await presentRows(db, rows, asked.words);
        return { query: asked.text, matched, total: best.total, results };
      }
      if (asked.words.length === 1) break;
    }
    return { query: asked.text, matched: 'all', total: 0, results: [] };
  };
}

/** Best first: a word of the title outweighs any number of them in the text. */
async function findRows(
  db: Kysely<Database>,
  words: readonly string[],
  { matched, hiddenPaths }: { matched: SearchAnswer['matched']; hiddenPaths: readonly string[] },
): Promise<FoundRow[]> {
  const condition = searchCondition(words, matched);
  const { rows } = await sql<FoundRow>`
    select path, kind, title, summary, body, count(*) over ()::int as total
    from search_documents
    where search @@ ${condition} and path <> all(${[...hiddenPaths]}::text[])
    order by ts_rank(search, ${condition}) desc, title, path
    limit ${SHOWN_RESULTS}`.execute(db);
  return rows;
}

async function presentRows(
  db: Kysely<Database>,
  rows: readonly FoundRow[],
  words: readonly string[],
): Promise<SearchResult[]> {
  const text = rows.map(({ title, summary, body }) => `${title}\n${summary}\n${body}`).join('\n');
  const matching = await matchingWords(db, text, words);
  return rows.map(({ path, kind, title, summary, body }) => ({
    path,
    kind,
    title: markWords(title, matching),
    excerpt: excerptOf(summary, body, matching),
  }));
}

/** Which words of a text are the asked ones, in any of their forms: PostgreSQL decides, as it did for the pages. */
async function matchingWords(
  db: Kysely<Database>,
  text: string,
  words: readonly string[],
): Promise<Set<string>> {
  const beginnings = new Set([...words, ...otherWords].map((word) => word.slice(0, BEGINNING)));
  const candidates = new Set(
    searchWords(text)
      .map(({ word }) => word)
      .filter((word) => beginnings.has(word.slice(0, BEGINNING))),
  );
  const condition = searchCondition(words, 'some');
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...candidates]}::text[]) as word
    where ${vectorOfWords(sql.ref('word'))} @@ ${condition}`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
