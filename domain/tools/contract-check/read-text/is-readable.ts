/** Share of characters that Latin text lacks: control characters, private letters, other scripts. */
const MOST_STRANGE = 0.03;
/** Share of letters and digits among the characters: a form has 0.9. */
const LEAST_WRITTEN = 0.6;
/** Share of vowels among the letters: Romanian has 0.47, English 0.38; letters substituted by their number have 0.15. */
const [LEAST_VOWELS, MOST_VOWELS] = [0.25, 0.65];
/** With fewer letters a share is meaningless. */
const LEAST_LETTERS = 40;

/**
 * Tells whether a text extracted from a file can be words. A PDF whose fonts do not identify their glyphs (no `/ToUnicode`)
 * yields wrong letters, without an error.
 */
export function isReadable(text: string): boolean {
  const signs = count(text, /\S/gu);
  const letters = count(text, /\p{L}/gu);
  const written = count(text, /[\p{Script=Latin}\p{N}]/gu);
  const known = count(text, /[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}]/gu);
  // Blanks count too, except form feeds and tabs: the character for a space becomes a control character.
  const control = count(text, /[^\P{Cc}\s]/gu);
  if (signs - known + control > MOST_STRANGE * signs || written < LEAST_WRITTEN * signs) return false;
  if (letters < LEAST_LETTERS) return true;
  const vowels = count(text.normalize('NFD'), /[aeiou]/giu) / letters;
  return vowels >= LEAST_VOWELS && vowels <= MOST_VOWELS;
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
