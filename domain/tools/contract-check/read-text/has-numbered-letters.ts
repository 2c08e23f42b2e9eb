// Numbers in place of names: g73, cid.12, index45. Names of letters with a number in them begin with uni, u or afii.
const NUMBERED = /^(?!uni|u[\dA-F]|afii)[a-z]+\W?\d+$/i;

/**
 * Whether the fonts of a PDF do not say which letter each sign is: numbers stand in place of names, and no table of letters beside
 * them (`/ToUnicode`). A reader takes the number of a sign for its letter then, or for its figure: a guess.
 * @param dictionaries all of a file's dictionaries, as text
 */
export function hasNumberedLetters(dictionaries: string): boolean {
  if (dictionaries.includes('/ToUnicode')) return false;
  const names = [...dictionaries.matchAll(/\/Differences\s*\[([^[\]]*)\]/g)].flatMap(([, list = '']) =>
    // Between names stand the codes they begin at.
    (list.match(/[^/\s]+/g) ?? []).filter((name) => /\D/.test(name)),
  );
  return names.filter((name) => NUMBERED.test(name)).length > names.length / 2;
}
