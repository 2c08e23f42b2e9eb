/** Most combining marks on one letter in any language. */
const MOST_MARKS = 4;

const more = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');

/** Limits a text to four marks on a letter: hundreds, as in „zalgo” text, are drawn over the lines above and below. */
export function limitMarks(text: string): string {
  return text.replaceAll(more, '$1');
}
