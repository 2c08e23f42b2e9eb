import { foldWord } from './fold-word.ts';

/** A word of a text: as it is compared, and where it stands in the text. */
export type SearchWord = { word: string; start: number; end: number };

// "10 000" and "10.000" are one word: the spaces of Romanian numbers are no-break ones in our texts, plain ones in
// what people type.
const WORD = /\d{1,3}(?:[\u00A0\u202F .]\d{3})+(?!\d)|[\p{L}\p{N}\p{M}]+/gu;

/**
 * The words of a text in the one spelling in which texts and questions meet: "Dobânzi de 10 000 lei" is `dobanda`,
 * `de`, `10000`, `lei`.
 * @see docs/decisions/014-search-without-extensions.md
 */
export function searchWords(text: string): SearchWord[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const [written] = match;
    return { word: foldWord(written), start: match.index, end: match.index + written.length };
  });
}
