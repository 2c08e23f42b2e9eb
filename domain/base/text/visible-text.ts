// Characters that Unicode draws as nothing: joiners, fillers, selectors, and the empty pattern of Braille.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

/** Removes white space and invisible characters from a text, to check whether anything visible is left; not for storing. */
export function visibleText(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
