import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { excerptOf, markWords } from './excerpt.ts';
import { startOfTitle, wholeName } from './name-marks.ts';
import type { SearchAnswer, SearchResult } from '#domain/texts/search/search-answer.ts';
import { asksForLaw, readSearchQuery } from './search-query.ts';
import { hasMark, otherWords, searchCondition, vectorOfWords } from './search-vector.ts';
import { searchWords } from './search-words.ts';
import { closestWord, vocabularyOf } from './spelling.ts';

/** Results of one answer. A visitor who does not find the page among them needs another word, not another page of results. */
const SHOWN_RESULTS = 20;

// Letters at the beginning of a Romanian word that inflection leaves alone: with other ones it is another word.
const BEGINNING = 2;

type FoundRow = Pick<Database['search_documents'], 'path' | 'kind' | 'title' | 'summary' | 'body'> & {
  total: number;
};

/**
 * Creates the search over all pages. @see server/texts/search/fill-search-index.ts
 * @param hiddenPaths of pages that are hidden now, though the index may still have them
 */
export function createSearch(db: Kysely<Database>, hiddenPaths: () => readonly string[]) {
  return async (typed: string): Promise<SearchAnswer | null> => {
    const asked = readSearchQuery(typed);
    if (asked === null) return null;
    const find = async (words: readonly string[], matched: SearchAnswer['matched']) => {
      const rows = await findRows(db, words, { matched, hiddenPaths: hiddenPaths() });
      const [best] = rows;
      return best && { matched, total: best.total, results: await presentRows(db, rows, words) };
    };
    const query = asked.text;
    const exact = await find(asked.words, 'all');
    if (exact) return { query, corrected: null, ...exact };
    const spelt = await correctWords(db, asked.words);
    const words = spelt?.words ?? asked.words;
    const found = (spelt && (await find(words, 'all'))) ?? (words.length > 1 && (await find(words, 'some')));
    return found
      ? { query, corrected: spelt?.text ?? null, ...found }
      : { query, corrected: null, matched: 'all', total: 0, results: [] };
  };
}

/** Corrects the words of a question that no page has; null when there is none to correct. */
async function correctWords(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<{ words: string[]; text: string } | null> {
  const isKnown = async (word: string) => {
    const { rows } = await sql<{ known: boolean }>`
      select exists (select from search_documents where search @@ ${searchCondition([word], 'all')}) as known`.execute(
      db,
    );
    return rows[0]?.known === true;
  };
  const known = await Promise.all(words.map(isKnown));
  if (!known.includes(false)) return null;
  const pages = await db.selectFrom('search_documents').select(['title', 'summary']).execute();
  const vocabulary = vocabularyOf(pages.map(({ title, summary }) => `${title}\n${summary}`));
  const meant = words.map((word, index) => (known[index] ? word : (closestWord(word, vocabulary) ?? word)));
  if (meant.every((word, index) => word === words[index])) return null;
  return { words: meant, text: meant.map((word) => vocabulary.get(word)?.written ?? word).join(' ') };
}

/**
 * Finds rows, best first: a page with exactly this name; explaining pages before articles of the law, unless the question is about
 * the law; then by the place of the words: all of them in the title, more so at its beginning, or in its other names, and each word
 * by its place.
 */
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
    order by
      search @@ ${hasMark(wholeName(words))} desc,
      ${!asksForLaw(words)} and path like '/legi/%',
      ts_rank('{0.05, 0.3, 0.8, 1}', search, ${searchCondition(words, 'some')})
        * case when search @@ ${hasMark(startOfTitle(words))} then 2 else 1 end
        * case
            when search @@ ${searchCondition(words, 'all', 'A')} then 3
            when search @@ ${searchCondition(words, 'all', 'AB')} then 2
            else 1
          end desc,
      title, path
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

/** Finds the words of a text that match the question in any of their forms; PostgreSQL decides, as it did for the pages. */
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
