import { countNear, firstAbove, firstAtLeast } from './spans.ts';
import { BORDER } from './text-marks.ts';

/** A piece of text with its position on a page: `y` grows upwards, `height` is that of its letters; any unit. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Words of one line without a wide gap between them. */
type Run = { text: string; x: number; end: number };
type Line = { y: number; height: number; runs: Run[] };
type Row = { left: string[]; right: string[] };

// In heights of the letters.
const WORD_GAP = 0.18;
const COLUMN_GAP = 0.9;
const SAME_LINE = 0.4;
const ROW_GAP = 1.9;
// Horizontal drift of a column on a photographed page.
const COLUMN_DRIFT = 2;
// A gap through at least this many lines separates columns, however wide the gaps of justified lines are.
const GUTTER_LINES = 3;
// A line nearly as long as the longest one was broken there, and continues.
const FULL_LINE = 0.85;
// A sentence, not a figure with its unit.
const LONG_CELL = 60;
// Characters in most lines of a prose column.
const PROSE_LINE = 25;

/**
 * Lays out the text of a page for reading: joins words from separately placed letters, and in a table with two columns each cell
 * as a whole, the left one first. Pieces may come in any order.
 */
export function layOut(pieces: readonly PlacedText[]): string {
  return inRows(linesOf(pieces));
}

/**
 * Lays out a text whose columns are separated by spaces or tabs, as some PDF readers copy them. A text without columns stays
 * unchanged.
 */
export function layOutText(text: string): string {
  const pages = text.split(BORDER).map((page) => {
    const lines = page.split('\n').map((line, index): Line => {
      return { y: -2 * index, height: 2, runs: cellsIn(line) };
    });
    const filled = lines.filter(({ runs }) => runs.length > 0);
    const hasColumns = columnOf(withoutNumbers(filled)) !== null || gutterOf(filled) !== null;
    return hasColumns ? inRows(filled) : page;
  });
  return pages.join(BORDER);
}

// Wider than any cell.
const TAB_STOP = 10_000;

/** Splits a line of text into cells: at tabs, or at two or more spaces. */
function cellsIn(line: string): Run[] {
  const byTab = line.includes('\t');
  const cells = byTab
    ? line.split('\t').map((cell, place) => ({ text: cell.trim(), x: place * TAB_STOP }))
    : [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, x: index }));
  return cells.filter(({ text }) => text !== '').map(({ text, x }) => ({ text, x, end: x + text.length }));
}

function linesOf(pieces: readonly PlacedText[]): Line[] {
  const lines: { y: number; height: number; pieces: PlacedText[] }[] = [];
  const written = pieces.filter(({ text }) => text.trim() !== '');
  for (const piece of written.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line.y - piece.y < SAME_LINE * Math.max(line.height, piece.height)) line.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return lines.map(({ y, height, pieces: own }) => ({ y, height, runs: runsOf(own, height) }));
}

function runsOf(pieces: readonly PlacedText[], height: number): Run[] {
  const runs: Run[] = [];
  for (const { text, x, width } of pieces.toSorted((a, b) => a.x - b.x)) {
    const run = runs.at(-1);
    const gap = run ? (x - run.end) / height : Infinity;
    if (!run || gap > COLUMN_GAP) runs.push({ text: text.trim(), x, end: x + width });
    else {
      const isApart = gap > WORD_GAP || /^\s/.test(text);
      run.text += (isApart ? ' ' : '') + text.trim();
      run.end = x + width;
    }
    // A space at the end of a piece separates it from the next, however close that is.
    const last = runs.at(-1);
    if (last && /\s$/.test(text)) last.end -= height * WORD_GAP * 2;
  }
  return runs;
}

/** Finds the start of the second column, where at least two lines continue; null: none. */
function columnOf(lines: readonly Line[]): number | null {
  const starts = lines.flatMap(({ runs, height }) => {
    const [, second] = runs;
    return runs.length === 2 && second ? [{ x: second.x, height }] : [];
  });
  const places = starts.map(({ x }) => x).toSorted((a, b) => a - b);
  // Number of starts within the drift of a column.
  const counted = starts.map(({ x, height }) => ({
    x,
    count: countNear(places, x, height * COLUMN_DRIFT),
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count || a.x - b.x);
  return best && best.count >= 2 ? best.x : null;
}

// Matches „1”, „2.1”, „3)”: the number of a table row.
const ROW_NUMBER = /^\d{1,2}(?:\.\d{1,2})?[.)]?$/;

/** Removes row numbers that form a column of their own: before the labels, or between labels and figures. */
function withoutNumbers(lines: readonly Line[]): readonly Line[] {
  const isNumbered = ({ runs: [first, second, third], runs }: Line) =>
    first && second && ROW_NUMBER.test(first.text) && /^\p{L}/u.test(second.text)
      ? 0
      : third && runs.length === 3 && ROW_NUMBER.test(second?.text ?? '') && /\d/.test(third.text)
        ? 1
        : -1;
  const numbered = lines.map((line) => {
    const at = isNumbered(line);
    return { line, at, x: line.runs[at + 1]?.x ?? 0 };
  });
  const places = [0, 1].map((column) =>
    numbered.flatMap(({ at, x }) => (at === column ? [x] : [])).toSorted((a, b) => a - b),
  );
  // Each number counts itself.
  return numbered.map(({ line, at, x }) =>
    countNear(places[at] ?? [], x, line.height) > 1 ? { ...line, runs: line.runs.toSpliced(at, 1) } : line,
  );
}

/**
 * Finds the gap through most lines of a page that have words on both sides: between two columns of text, even justified ones,
 * whose words are as far apart as columns; null: none.
 */
function gutterOf(lines: readonly Line[]): number | null {
  const gaps = lines
    .flatMap(({ runs }) =>
      runs.slice(1).map((run, index) => ({ from: runs[index]?.end ?? run.x, to: run.x })),
    )
    .filter(({ from, to }) => from < to);
  const starts = gaps.map(({ from }) => from).toSorted((a, b) => a - b);
  const ends = gaps.map(({ to }) => to).toSorted((a, b) => a - b);
  // Gaps that have begun and not ended; gaps of one line do not overlap.
  const counted = gaps.map(({ from, to }) => {
    const x = (from + to) / 2;
    return { x, count: firstAtLeast(starts, x) - firstAbove(ends, x) };
  });
  const [best] = counted.toSorted((a, b) => b.count - a.count || a.x - b.x);
  return best && best.count >= GUTTER_LINES ? best.x : null;
}

/** Splits the words of a line at a gutter; null: the line crosses it. */
function sidesOf({ runs }: Line, gutter: number): { left: string; right: string } | null {
  if (runs.some(({ x, end }) => x < gutter && end > gutter)) return null;
  const words = (side: readonly Run[]) => side.map(({ text }) => text).join(' ');
  return {
    left: words(runs.filter(({ end }) => end <= gutter)),
    right: words(runs.filter(({ x }) => x >= gutter)),
  };
}

/** Lays out a page of two prose columns, one after the other; null: it has none, or is a table with short figures. */
function inColumns(lines: readonly Line[]): string | null {
  const gutter = gutterOf(lines);
  if (gutter === null) return null;
  const sides = lines.map((line) => sidesOf(line, gutter));
  const both = sides.filter((side) => side !== null && side.left !== '' && side.right !== '');
  const usual = (side: 'left' | 'right') =>
    both.map((line) => line?.[side].length ?? 0).toSorted((a, b) => a - b)[Math.floor(both.length / 2)] ?? 0;
  const isProse =
    both.length >= GUTTER_LINES &&
    both.length >= 0.6 * sides.filter((side) => side !== null).length &&
    Math.min(usual('left'), usual('right')) >= PROSE_LINE;
  if (!isProse) return null;
  const parts: string[] = [];
  let columns: { left: string[]; right: string[] } = { left: [], right: [] };
  const close = () => {
    const filled = [columns.left, columns.right].filter((column) => column.length > 0);
    if (filled.length > 0) parts.push(filled.map(sentencesOf).join(`\n${BORDER}\n`));
    columns = { left: [], right: [] };
  };
  lines.forEach((line, index) => {
    const side = sides[index] ?? null;
    if (side === null) {
      close();
      parts.push(textOf(line));
      return;
    }
    if (side.left !== '') columns.left.push(side.left);
    if (side.right !== '') columns.right.push(side.right);
  });
  close();
  return parts.join('\n');
}

function inRows(all: readonly Line[]): string {
  const prose = inColumns(all);
  if (prose !== null) return prose;
  const lines = withoutNumbers(all);
  const column = columnOf(lines);
  const widest = lines.reduce((most, { runs }) => Math.max(most, runs.at(-1)?.end ?? 0), 0);
  const rows: string[] = [];
  let lastLine = -1;
  let row: Row = { left: [], right: [] };
  const close = () => {
    if (row.left.length + row.right.length > 0) rows.push(rowInWords(row));
    row = { left: [], right: [] };
  };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isApart =
      before !== undefined && before.y - line.y > ROW_GAP * Math.max(before.height, line.height);
    const cells = column === null ? null : cellsOf(line, column);
    if (cells === null) {
      close();
      const text = textOf(line);
      const isNext = before !== undefined && !isApart && lastLine === index - 1;
      const isFull = (before?.runs.at(-1)?.end ?? 0) > widest * FULL_LINE;
      if (isNext && goesOn(textOf(before), text, isFull)) rows.push(`${rows.pop()} ${text}`);
      else rows.push(text);
      lastLine = index;
      return;
    }
    // A continued cell begins with a small letter; one with a capital may be read separately.
    if (isApart || (cells.left !== null && !/^[\p{Ll}(]/u.test(cells.left))) close();
    if (cells.left !== null) row.left.push(cells.left);
    if (cells.right !== null) row.right.push(cells.right);
  });
  close();
  return rows.join('\n');
}

/** Joins lines to one text, without the line breaks inside sentences. */
function sentencesOf(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      return next === undefined ? line : line + (goesOn(line, next, true) ? ' ' : '\n');
    })
    .join('');
}

/** Tells whether a sentence continues on the next line, which begins with a small letter, or with a figure after a full line. */
function goesOn(line: string, next: string, isFull: boolean): boolean {
  const isOpen = !/[.:;!?]/.test(line.slice(-1));
  return isOpen && (/^\p{Ll}/u.test(next) || (isFull && /^\d(?!\d?[.)] )/.test(next)));
}

function textOf({ runs }: Line): string {
  return runs.map(({ text }) => text).join(' ');
}

/** Splits a line into its two cells; null if it crosses both columns or has more of them. */
function cellsOf(
  { runs, height }: Line,
  column: number,
): { left: string | null; right: string | null } | null {
  const [first, second] = runs;
  if (!first || runs.length > 2) return null;
  const isSecond = (run: Run) => Math.abs(run.x - column) < height * COLUMN_DRIFT;
  if (second) return isSecond(second) ? { left: first.text, right: second.text } : null;
  if (isSecond(first)) return { left: null, right: first.text };
  return first.end < column ? { left: first.text, right: null } : null;
}

function rowInWords({ left, right }: Row): string {
  const [label, value] = [left.join(' '), right.join('\n')];
  // Two columns of prose are not a table: a sentence of one does not continue in the other.
  const isTorn = label.length > LONG_CELL && value.length > LONG_CELL && /^\p{Ll}/u.test(value);
  return [label, value].filter((cell) => cell !== '').join(isTorn ? `\n${BORDER}\n` : ' ');
}
