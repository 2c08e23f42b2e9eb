import { BORDER } from './text-marks.ts';

/** A text normalised for searching: lower case, no diacritics, one character for any white space. */
export type FoldedText = {
  /** a run of white space becomes `PAGE_END` if it contains one, `\n` if it contains a line break, else one space */
  plain: string;
  /** position in the text of each character of `plain`; one more at the end, the text's length */
  at: readonly number[];
};

/** End of a page or a column in a folded text. It is not white space, so that no pattern crosses it. */
export const PAGE_END = '\u241c';

// Replacements printed by fonts without Romanian letters, and ligatures.
const others: Readonly<Record<string, string>> = {
  º: 's',
  ª: 's',
  þ: 't',
  Þ: 't',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
// A word hyphenated across lines, white space, an invisible character, or any other.
const piece =
  /(?<=[\p{L}\p{M}])[-\u2010\u00ad][^\S\n]*\n\s*(?=\p{Ll})|\s+|[\u00ad\u200b-\u200f\u2060\u2063]|\S/gu;

/** Folds a text and keeps the original positions, so that findings can be marked in the text itself. */
export function foldText(text: string): FoldedText {
  const at: number[] = [];
  let plain = '';
  for (const { 0: signs, index } of text.matchAll(piece)) {
    for (const sign of folded(signs)) {
      plain += sign;
      for (let unit = 0; unit < sign.length; unit++) at.push(index);
    }
  }
  at.push(text.length);
  return { plain, at };
}

function folded(signs: string): string {
  if (/^\s/.test(signs)) return signs.includes(BORDER) ? PAGE_END : signs.includes('\n') ? '\n' : ' ';
  if (/\s$|^[\u00ad\u200b-\u200f\u2060\u2063]$/.test(signs)) return '';
  return (others[signs] ?? signs).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
