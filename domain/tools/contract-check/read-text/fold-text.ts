import { BORDER } from './text-marks.ts';

/** A text made plain for looking into it: small letters, no diacritics, one sign for any white space. */
export type FoldedText = {
  /** a run of white space is `PAGE_END` when it holds one, `\n` when it holds a line end, else one space */
  plain: string;
  /** where each sign of `plain` begins in the text; one more at the end, the text's own length */
  at: readonly number[];
};

/** The end of a page or a column in a folded text. No white space, so that no pattern goes over it. */
export const PAGE_END = '\u241c';

// What fonts without our letters print in their place, and letters that were drawn as one.
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
// A word that goes on in the next line, white space, a sign that is not seen, or any other.
const piece =
  /(?<=[\p{L}\p{M}])[-\u2010\u00ad][^\S\n]*\n\s*(?=\p{Ll})|\s+|[\u00ad\u200b-\u200f\u2060\u2063]|\S/gu;

/** Folds a text and keeps where everything was, so that what is found can be marked in the text itself. */
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
