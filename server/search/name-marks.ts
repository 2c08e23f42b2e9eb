import { tellingWords } from './search-query.ts';

/** Words of a title whose beginning is marked: a longer question is no beginning of a name. */
const LONGEST_START = 4;

// Forms of a word begin alike: „salariu”, „salariul”; „dezabonare”, „dezabonați”.
const inForms = (words: readonly string[]) => words.map((word) => word.slice(0, 4)).join(' ');

/** The mark of pages that are called just so. @param words as searchWords gives them */
export const wholeName = (words: readonly string[]) => `=${inForms(words)}`;

/** The mark of pages whose title begins so. */
export const startOfTitle = (words: readonly string[]) => `^${inForms(words)}`;

/**
 * What stands in the vector of a page beside its words: each of its names whole, and how its title begins. No word has such a sign, so
 * marks meet nothing but marks.
 */
export function nameMarks({ title, names }: { title: string; names: string }): string[] {
  const start = tellingWords(title).slice(0, LONGEST_START);
  return [
    ...[title, ...names.split(/[\n,]/)].map((name) => wholeName(tellingWords(name))),
    ...start.map((_, at) => startOfTitle(start.slice(0, at + 1))),
  ];
}
