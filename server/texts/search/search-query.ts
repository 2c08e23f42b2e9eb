import { searchWords } from './search-words.ts';

const MAX_LENGTH = 100;
const MAX_WORDS = 8;

// Stop words without diacritics, which every page has. PostgreSQL's Romanian has no such list.
const EMPTY_WORDS = new Set(
  (
    'a ai al ale am ar are as asta au ca care cat ce cea cei cel cele cine cu cum da daca dar de decat deci despre ' +
    'din dintre do doar dupa e ea ei el ele era este esti eu fi fie fost ii il imi in inca intre isi iti la le li lor ' +
    'lui mai mea mi ne nici noi nu o pe pentru pot prin s sa sale sau se si spre sub sunt t te ti toate tot tu un ' +
    'una unde unei unui va vor'
  ).split(' '),
);

export type SearchQuery = {
  /** the typed text, shortened, in one line */
  text: string;
  /** the words to search for, 1 to 8, without stop words if others are left */
  words: [string, ...string[]];
};

/** Parses a visitor's question. @returns null when it holds no word */
export function readSearchQuery(typed: string): SearchQuery | null {
  const text = typed.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').trim();
  const [first, ...others] = meaningfulWords(text);
  return first === undefined ? null : { text, words: [first, ...others.slice(0, MAX_WORDS - 1)] };
}

const LAW = /^(?:leg[ei]|oug|og|art|articol|cod|directiv|regulament|gdpr)/;

/** Tells whether a question is about the law itself: „legea 243/2024”, „art. 6”, „codul muncii”. */
export const asksForLaw = (words: readonly string[]) => words.some((word) => LAW.test(word));

/** Lists the different words of a text, without stop words if others are left. */
export function meaningfulWords(text: string): string[] {
  const all = [...new Set(searchWords(text).map(({ word }) => word))];
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}
