import type { Figure } from './figures.ts';
import { PAGE_END } from './fold-text.ts';

/** Where the line begins that holds a place of a folded text. */
function lineStart(plain: string, place: number): number {
  return Math.max(plain.lastIndexOf('\n', place - 1), plain.lastIndexOf(PAGE_END, place - 1)) + 1;
}

/** The rest of the line after a place of a folded text. */
export function restOfLine(plain: string, place: number): string {
  const end = plain.slice(place).search(/[\n\u241c]/);
  return end < 0 ? plain.slice(place) : plain.slice(place, place + end);
}

/**
 * The figures of a row that has them on its left: at the beginning of the line, with the label right after them and no other figure
 * of their kind behind it. Where two readings of one figure are possible both are given.
 * @param label its place in the folded text
 */
export function figuresBefore(
  plain: string,
  label: { from: number; to: number },
  figuresIn: (plain: string) => Figure[],
): Figure[] {
  const start = lineStart(plain, label.from);
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
