// Numbers in place of names: g73, cid.12, index45. Names of letters with a number begin with uni, u or afii.
const NUMBERED = /^(?!uni|u[\dA-F]|afii)[a-z]+\W?\d+$/i;

/**
 * Tells whether a PDF's fonts do not identify the letter of each glyph: glyphs have numbers instead of names, without a character map
 * (`/ToUnicode`). A reader then guesses a glyph's number to be its letter or digit.
 * @param dictionaries all of a file's dictionaries, as text
 */
export function hasNumberedLetters(dictionaries: string): boolean {
  if (dictionaries.includes('/ToUnicode')) return false;
  const names = [...dictionaries.matchAll(/\/Differences\s*\[([^[\]]*)\]/g)].flatMap(([, list = '']) =>
    // The codes at which names begin stand between the names.
    (list.match(/[^/\s]+/g) ?? []).filter((name) => /\D/.test(name)),
  );
  return names.filter((name) => NUMBERED.test(name)).length > names.length / 2;
}
