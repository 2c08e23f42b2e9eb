/** Marks on one letter that any language writes at most. */
const MOST_MARKS = 4;

const more = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');

/** A text with at most four marks on a letter: hundreds, as „zalgo” has them, are drawn over the lines above and below. */
export function fewMarks(text: string): string {
  return text.replaceAll(more, '$1');
}
