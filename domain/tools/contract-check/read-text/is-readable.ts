/** Of the signs of a text that no Latin text has: marks of control, private letters, other scripts. */
const MOST_STRANGE = 0.03;
/** Of the signs, letters and digits: a form has 0.9. */
const LEAST_WRITTEN = 0.6;
/** Of the letters, vowels: Romanian has 0.47, English 0.38; letters put for others by their number have 0.15. */
const [LEAST_VOWELS, MOST_VOWELS] = [0.25, 0.65];
/** Below it a share says nothing. */
const LEAST_LETTERS = 40;

/**
 * Whether a text that a program took out of a file can be words at all. A PDF whose fonts do not say which letter a sign is (no
 * `/ToUnicode`) gives others in their place, without an error.
 */
export function isReadable(text: string): boolean {
  const signs = count(text, /\S/gu);
  const letters = count(text, /\p{L}/gu);
  const written = count(text, /[\p{Script=Latin}\p{N}]/gu);
  const known = count(text, /[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}]/gu);
  // Of the blanks too, a form feed or a tab excepted: the sign for a space becomes one of control.
  const control = count(text, /[^\P{Cc}\s]/gu);
  if (signs - known + control > MOST_STRANGE * signs || written < LEAST_WRITTEN * signs) return false;
  if (letters < LEAST_LETTERS) return true;
  const vowels = count(text.normalize('NFD'), /[aeiou]/giu) / letters;
  return vowels >= LEAST_VOWELS && vowels <= MOST_VOWELS;
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
