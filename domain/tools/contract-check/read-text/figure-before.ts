import type { Figure } from './figures.ts';
import { PAGE_END } from './fold-text.ts';

// Length of a figure with its words and the spaces around it. A label farther from the start of its line is not the label of a
// figure there.
const REACH = 200;

/** Returns the start of the line at a position of a folded text; undefined if it is out of reach. */
function lineStart(plain: string, place: number): number | undefined {
  const from = Math.max(0, place - REACH);
  const near = plain.slice(from, place);
  const end = Math.max(near.lastIndexOf('\n'), near.lastIndexOf(PAGE_END));
  return end < 0 && from > 0 ? undefined : from + end + 1;
}

/** Returns the rest of the line after a position of a folded text, as far as a figure of the same row may be. */
export function restOfLine(plain: string, place: number): string {
  const near = plain.slice(place, place + REACH);
  const end = near.search(/[\n\u241c]/);
  return end < 0 ? near : near.slice(0, end);
}

/**
 * Finds figures to the left of their label: at the start of the line, with the label right after them and no other figure of
 * their kind behind it. If a figure has two readings, both are returned.
 * @param label its position in the folded text
 */
export function figuresBefore(
  plain: string,
  label: { from: number; to: number },
  figuresIn: (plain: string) => Figure[],
): Figure[] {
  const start = lineStart(plain, label.from);
  if (start === undefined) return [];
  const before = plain.slice(start, label.from);
  const figures = figuresIn(before);
  const [first, last] = [figures[0], figures.at(-1)];
  const isRow =
    first !== undefined &&
    last?.from === first.from &&
    /^[\s•*–-]*$/.test(before.slice(0, first.from)) &&
    /^[\s:|()–=-]*$/.test(before.slice(first.to)) &&
    figuresIn(restOfLine(plain, label.to)).length === 0;
  return isRow
    ? figures.map((figure) => ({ ...figure, from: figure.from + start, to: figure.to + start }))
    : [];
}
