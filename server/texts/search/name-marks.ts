import { meaningfulWords } from './search-query.ts';

/** Longest title beginning that is marked, in words: a longer question is not the beginning of a name. */
const LONGEST_START = 4;

// Keeps the common beginning of a word's forms: „salariu”, „salariul”; „dezabonare”, „dezabonați”.
const inForms = (words: readonly string[]) => words.map((word) => word.slice(0, 4)).join(' ');

/** Builds the mark of pages with exactly this name. @param words as searchWords gives them */
export const wholeName = (words: readonly string[]) => `=${inForms(words)}`;

/** Builds the mark of pages whose title begins with these words. */
export const startOfTitle = (words: readonly string[]) => `^${inForms(words)}`;

/**
 * Builds the marks in the vector of a page besides its words: each of its names whole, and its title's beginning. No word contains
 * such a sign, so marks match only marks.
 */
export function nameMarks({ title, names }: { title: string; names: string }): string[] {
  const start = meaningfulWords(title).slice(0, LONGEST_START);
  return [
    ...[title, ...names.split(/[\n,]/)].map((name) => wholeName(meaningfulWords(name))),
    ...start.map((_, at) => startOfTitle(start.slice(0, at + 1))),
  ];
}
