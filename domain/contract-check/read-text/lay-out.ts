import { firstAbove, firstAtLeast } from './spans.ts';

/** A piece of text as it stands on a page: `y` grows upwards, `height` is that of its letters; any unit. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Ends a page or a column of a text: no label reaches beyond it. */
export const BORDER = '\f';

/** Words of one line without a wide gap between them. */
type Run = { text: string; x: number; end: number };
type Line = { y: number; height: number; runs: Run[] };
type Row = { left: string[]; right: string[] };

// In heights of the letters.
const WORD_GAP = 0.18;
const COLUMN_GAP = 0.9;
const SAME_LINE = 0.4;
const ROW_GAP = 1.9;
// A sentence, and no figure with its unit.
const LONG_CELL = 60;

/**
 * The text of a page as one reads it: words from letters that were placed one by one, and of a table with two columns each cell as a
 * whole, the left one first. Pieces may come in any order.
 */
export function layOut(pieces: readonly PlacedText[]): string {
  return inRows(linesOf(pieces));
}

/**
 * The same for a text whose columns are held apart by spaces or tabs, as some readers of PDFs copy them. A text without columns comes
 * back as it is.
 */
export function layOutText(text: string): string {
  const pages = text.split(BORDER).map((page) => {
    const lines = page.split('\n').map((line, index): Line => {
      return { y: -2 * index, height: 2, runs: cellsIn(line) };
    });
    const filled = lines.filter(({ runs }) => runs.length > 0);
    return columnOf(filled) === null ? page : inRows(filled);
  });
  return pages.join(BORDER);
}

// Farther than any cell is long.
const TAB_STOP = 10_000;

/** What stands apart in a line of a text: by tabs, or by at least two spaces. */
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
    // A space at the end of a piece is one to the next, however near that stands.
    const last = runs.at(-1);
    if (last && /\s$/.test(text)) last.end -= height * WORD_GAP * 2;
  }
  return runs;
}

/** Where the second column begins: there, at least two lines begin again; null: nowhere. */
function columnOf(lines: readonly Line[]): number | null {
  const starts = lines.flatMap(({ runs, height }) => {
    const [, second] = runs;
    return runs.length === 2 && second ? [{ x: second.x, height }] : [];
  });
  const places = starts.map(({ x }) => x).toSorted((a, b) => a - b);
  // How many begin within the height of a letter.
  const counted = starts.map(({ x, height }) => ({
    x,
    count: firstAtLeast(places, x + height) - firstAbove(places, x - height),
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count || a.x - b.x);
  return best && best.count >= 2 ? best.x : null;
}

function inRows(lines: readonly Line[]): string {
  const column = columnOf(lines);
  const rows: string[] = [];
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
      rows.push(line.runs.map(({ text }) => text).join(' '));
      return;
    }
    // A cell that goes on begins with a small letter; what begins with a capital may be read by itself.
    if (isApart || (cells.left !== null && !/^[\p{Ll}(]/u.test(cells.left))) close();
    if (cells.left !== null) row.left.push(cells.left);
    if (cells.right !== null) row.right.push(cells.right);
  });
  close();
  return rows.join('\n');
}

/** The two cells of a line; null when it goes over both columns or has more of them. */
function cellsOf(
  { runs, height }: Line,
  column: number,
): { left: string | null; right: string | null } | null {
  const [first, second] = runs;
  if (!first || runs.length > 2) return null;
  const isSecond = (run: Run) => Math.abs(run.x - column) < height;
  if (second) return isSecond(second) ? { left: first.text, right: second.text } : null;
  if (isSecond(first)) return { left: null, right: first.text };
  return first.end < column ? { left: first.text, right: null } : null;
}

function rowInWords({ left, right }: Row): string {
  const [label, value] = [left.join(' '), right.join('\n')];
  // Two columns of sentences are no table: what ends in one does not go on in the other.
  const isProse = label.length > LONG_CELL && value.length > LONG_CELL && /^\p{Ll}/u.test(value);
  return [label, value].filter((cell) => cell !== '').join(isProse ? `\n${BORDER}\n` : ' ');
}
