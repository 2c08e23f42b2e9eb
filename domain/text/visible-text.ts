// What Unicode draws as nothing: joiners, fillers, selectors, and the empty pattern of Braille.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

/** A text without white space and without signs that show nothing, for asking what of it can be seen; not for keeping. */
export function visibleText(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
