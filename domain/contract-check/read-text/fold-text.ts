/** A text made plain for looking into it: small letters, no diacritics, one sign for any white space. */
export type FoldedText = {
  /** a run of white space is `\n` when it holds a line end, else one space */
  plain: string;
  /** where each sign of `plain` begins in the text; one more at the end, the text's own length */
  at: readonly number[];
};

/** Folds a text and keeps where everything was, so that what is found can be marked in the text itself. */
export function foldText(text: string): FoldedText {
  const at: number[] = [];
  let plain = '';
  for (const { 0: piece, index } of text.matchAll(/\s+|\S/gu)) {
    const folded = /^\s/.test(piece)
      ? piece.includes('\n')
        ? '\n'
        : ' '
      : piece.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (const sign of folded) {
      plain += sign;
      for (let unit = 0; unit < sign.length; unit++) at.push(index);
    }
  }
  at.push(text.length);
  return { plain, at };
}
