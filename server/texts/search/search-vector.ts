import { type Expression, type RawBuilder, sql } from 'kysely';
import { searchWords } from './search-words.ts';

/**
 * Builds the vector of a text for the index: its words reduced to their stems ("creditelor" to `credit`), and whole, so that the
 * beginning of a word finds it.
 */
export function searchVector(text: string): RawBuilder<string> {
  const words = searchWords(text)
    .map(({ word }) => word)
    .join(' ');
  return vectorOfWords(sql.val(words));
}

/** Builds the same vector from words that searchWords gave. */
export function vectorOfWords(words: Expression<string>): RawBuilder<string> {
  return sql<string>`(to_tsvector('romanian', ${words}) || to_tsvector('simple', ${words}))`;
}

/** Builds a vector with a mark of name-marks.ts: a sign followed by letters, digits and spaces alone. */
export function hasMark(mark: string): RawBuilder<string> {
  return sql`${`'${mark}'`}::tsquery`;
}

// A single letter begins a word on every page.
const SHORTEST_BEGINNING = 2;

// People say "împrumut"; the texts, like the law, mostly say "credit".
const SAME_MEANING: readonly [asked: string, written: string][] = [['imprumut', 'credit']];

/** Words an answer may use although the question did not. */
export const otherWords = SAME_MEANING.map(([, written]) => written);

/**
 * Builds the condition of a question: a vector with every word, or with any of them. The last word may be the beginning of one,
 * since people stop typing when they feel understood.
 * @param words as searchWords gives them: letters and digits only, so none is an operator
 * @param where in which parts of a page, by their weights; everywhere when left out
 */
export function searchCondition(
  words: readonly string[],
  matched: 'all' | 'some',
  where: 'A' | 'AB' | '' = '',
): RawBuilder<string> {
  const last = words.length - 1;
  const parts = words.map((word, index) => {
    const stem = sql`to_tsquery('romanian', ${where ? `${word}:${where}` : word})`;
    return index < last || word.length < SHORTEST_BEGINNING
      ? stem
      : sql`(${stem} || to_tsquery('simple', ${`${word}:*${where}`}))`;
  });
  const asked = sql<string>`(${sql.join(parts, matched === 'all' ? sql` && ` : sql` || `)})`;
  return SAME_MEANING.reduce((query, [word, written]) => {
    const place = where ? `:${where}` : '';
    const [from, to] = [`${word}${place}`, `${word}${place} | ${written}${place}`].map(
      (text) => sql`to_tsquery('romanian', ${text})`,
    );
    return sql<string>`ts_rewrite(${query}, ${from}, ${to})`;
  }, asked);
}
