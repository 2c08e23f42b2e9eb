import { type Expression, type RawBuilder, sql } from 'kysely';
import { searchWords } from './search-words.ts';

/**
 * The words of a text as the index holds them: reduced to their stems ("creditelor" to `credit`), and whole, so that
 * the beginning of a word finds it.
 */
export function searchVector(text: string): RawBuilder<string> {
  const words = searchWords(text)
    .map(({ word }) => word)
    .join(' ');
  return vectorOfWords(sql.val(words));
}

/** The same of words that searchWords gave. */
export function vectorOfWords(words: Expression<string>): RawBuilder<string> {
  return sql<string>`(to_tsvector('romanian', ${words}) || to_tsvector('simple', ${words}))`;
}

/** A vector with a mark of name-marks.ts, which holds letters, digits and spaces alone after its sign. */
export function hasMark(mark: string): RawBuilder<string> {
  return sql`${`'${mark}'`}::tsquery`;
}

// A single letter is the beginning of a word on every page.
const SHORTEST_BEGINNING = 2;

// What people call a loan; the texts, like the law, mostly say "credit".
const SAME_MEANING: readonly [asked: string, written: string][] = [['imprumut', 'credit']];

/** The words an answer may be written in, although they were not asked. */
export const otherWords = SAME_MEANING.map(([, written]) => written);

/**
 * What a vector must hold for a question: every word, or any of them. The last word may be the beginning of one, since
 * people stop typing when they think they were understood.
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
