import { leaveOutUnset } from './leave-out-unset.ts';

/**
 * Texts by placeholder name: `operator.denumire` replaces `{{operator.denumire}}`; null is an unset value, and the row or
 * sentence that requires it is left out.
 */
export type PlaceholderValues = Readonly<Record<string, string | null>>;

// Of bounded length, or a line of opening braces would be read once for each of them.
const placeholder = /\{\{\s*(.{0,200}?)\s*\}\}/g;
// Rules of law, series, prices and modes are plain text; other values are Markdown, which the frontmatter does not interpret.
const PLAIN = /^(mod|lege|serie|pret|cat_timp|fara_pret)\./;
const OF_PRICES = /^(pret|cat_timp|fara_pret)\./;

/**
 * Lists problems with the placeholders of one content file: unknown names anywhere, and Markdown in the frontmatter.
 * @returns a line for each, without the file's name
 */
export function placeholderProblems(
  frontmatter: string,
  markdown: string,
  values: PlaceholderValues,
): string[] {
  const unknown = namesOf(frontmatter + markdown).filter(([, name]) => !Object.hasOwn(values, name));
  const misplaced = namesOf(frontmatter).filter(
    ([, name]) => Object.hasOwn(values, name) && !PLAIN.test(name),
  );
  return [
    ...unknown.map(([text]) => `${text}: no such placeholder`),
    ...misplaced.map(
      ([text]) => `${text}: only rules of law, series and prices may stand in the frontmatter`,
    ),
  ];
}

/** Fills the placeholders of a text. @param text accepted by `placeholderProblems` */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const needsUnset = (piece: string) => namesOf(piece).some(([, name]) => values[name] === null);
  return leaveOutUnset(text, needsUnset).replace(
    placeholder,
    (whole: string, name: string, at: number, all: string) => {
      const value = values[name] ?? whole;
      // „Exemplu S.R.L.” at the end of a sentence has one full stop.
      return value.endsWith('.') && all[at + whole.length] === '.' ? value.slice(0, -1) : value;
    },
  );
}

/** Lists the placeholders of a text that state a lender's price from evidence. */
export function priceNames(text: string): string[] {
  return placeholderNames(text).filter((name) => OF_PRICES.test(name));
}

/** Lists the placeholder names of a text, known or not. */
export function placeholderNames(text: string): string[] {
  return namesOf(text).map(([, name]) => name);
}

function namesOf(text: string): [text: string, name: string][] {
  return [...text.matchAll(placeholder)].map(([whole, name = '']) => [whole, name]);
}
