import { leaveOutUnset } from './leave-out-unset.ts';

/**
 * Text by the name of its placeholder: `operator.denumire` is what `{{operator.denumire}}` becomes; null is a value that is
 * not set, and the row or sentence that needs it is left out.
 */
export type PlaceholderValues = Readonly<Record<string, string | null>>;

const placeholder = /\{\{\s*(.*?)\s*\}\}/g;
// Rules of law, series, prices and modes are plain text; the other values are Markdown, which the frontmatter does not read.
const PLAIN = /^(mod|lege|serie|pret|cat_timp|fara_pret)\./;
const OF_PRICES = /^(pret|cat_timp|fara_pret)\./;

/**
 * What is wrong with the placeholders of one content file: unknown names anywhere, and Markdown in the frontmatter.
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

/** Text with its placeholders filled. @param text in which `placeholderProblems` found nothing */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const needsUnset = (piece: string) => namesOf(piece).some(([, name]) => values[name] === null);
  return leaveOutUnset(text, needsUnset).replace(placeholder, (whole, name: string) => values[name] ?? whole);
}

/** Those of a text that say what evidence says of a lender's price. */
export function priceNames(text: string): string[] {
  return placeholderNames(text).filter((name) => OF_PRICES.test(name));
}

/** The names of a text's placeholders, whether there is such a one or not. */
export function placeholderNames(text: string): string[] {
  return namesOf(text).map(([, name]) => name);
}

function namesOf(text: string): [text: string, name: string][] {
  return [...text.matchAll(placeholder)].map(([whole, name = '']) => [whole, name]);
}
