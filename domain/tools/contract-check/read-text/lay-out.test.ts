import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut, layOutText, type PlacedText } from './lay-out.ts';
import { BORDER } from './text-marks.ts';
import { readText } from './read-text.ts';

const LETTER = 5;
const HEIGHT = 10;
const LEADING = 12;
const [LEFT, RIGHT, TOP] = [50, 320, 780];

type Drawn = { label: string[]; value: string[] };
type Way = {
  /** how pieces are cut: whole lines, words, or letters */
  cut: 'line' | 'word' | 'letter';
  /** their order in the file */
  order: 'cells' | 'columns' | 'lines' | 'backwards';
  /** position of the figure against its label */
  align: 'top' | 'middle' | 'bottom';
  /** between rows, besides the line spacing */
  padding: number;
};

/** Returns the words of a line as a file may hold them, letters all of one width. */
function pieces(text: string, x: number, y: number, cut: Way['cut']): PlacedText[] {
  const parts = cut === 'line' ? [text] : cut === 'word' ? text.split(/(?<= )/) : text.split('');
  let at = 0;
  return parts.flatMap((part) => {
    const start = x + at * LETTER;
    at += part.length;
    return part === ' ' ? [] : [{ text: part, x: start, y, width: part.length * LETTER, height: HEIGHT }];
  });
}

/** Draws a table with labels on the left and figures on the right. */
function table(rows: readonly Drawn[], { cut, order, align, padding }: Way): PlacedText[] {
  let y = TOP;
  const placed = rows.map(({ label, value }) => {
    const free = Math.max(0, label.length - value.length);
    const down = align === 'top' ? 0 : align === 'bottom' ? free : Math.floor(free / 2);
    const top = y;
    y -= Math.max(label.length, value.length) * LEADING + padding;
    return {
      label: label.map((line, index) => ({
        y: top - index * LEADING,
        of: pieces(line, LEFT, top - index * LEADING, cut),
      })),
      value: value.map((line, index) => {
        const at = top - (index + down) * LEADING;
        return { y: at, of: pieces(line, RIGHT, at, cut) };
      }),
    };
  });
  if (order === 'columns')
    return [...placed.flatMap(({ label }) => label), ...placed.flatMap(({ value }) => value)].flatMap(
      ({ of }) => of,
    );
  const cells = placed.flatMap(({ label, value }) => [...label, ...value]);
  if (order === 'lines') return cells.toSorted((a, b) => b.y - a.y).flatMap(({ of }) => of);
  const all = cells.flatMap(({ of }) => of);
  return order === 'backwards' ? all.toReversed() : all;
}

const form: Drawn[] = [
  {
    label: ['Valoarea totală a creditului', 'Înseamnă plafonul sau sumele totale', 'puse la dispoziţie'],
    value: ['10.000,00 RON'],
  },
  { label: ['Durata contractului de credit'], value: ['12 luni'] },
  { label: ['Valoarea totală pe care va', 'trebui să o plătiţi'], value: ['12.861,24 lei'] },
  { label: ['Rata dobânzii aferente', 'creditului'], value: ['48,5% pe an,', 'dobândă fixă'] },
  { label: ['Dobânda anuală efectivă (DAE)'], value: ['61,02 %'] },
];
const figures = {
  credit: ['10000,00'],
  term: ['12 luni'],
  payments: ['12861,24'],
  rate: ['48,5'],
  fixed: ['da'],
  apr: ['61,02'],
};

/** Returns the candidates for each field of the form. */
function found(text: string): Record<string, string[]> {
  return Object.fromEntries(
    readText(text).map(({ kind, candidates }) => [
      kind,
      candidates.map(({ fills }) => Object.values(fills)[0] ?? ''),
    ]),
  );
}

test('a table with two columns is read row by row, however the file holds its letters', () => {
  const way = fc.record<Way>({
    cut: fc.constantFrom('line', 'word', 'letter'),
    order: fc.constantFrom('cells', 'columns', 'lines', 'backwards'),
    align: fc.constantFrom('top', 'bottom'),
    padding: fc.constantFrom(0, 4, 12),
  });
  fc.assert(
    fc.property(way, (drawn) => {
      expect(found(layOut(table(form, drawn)))).toEqual(figures);
    }),
  );
});

test('figures in the middle of a tall row, or of rows in any order, are never assigned to another row', () => {
  const way = fc.record<Way>({
    cut: fc.constantFrom('line', 'word', 'letter'),
    order: fc.constantFrom('cells', 'columns', 'lines', 'backwards'),
    align: fc.constantFrom('top', 'middle', 'bottom'),
    padding: fc.constantFrom(0, 4, 12),
  });
  const rows = fc.shuffledSubarray(form, { minLength: 1 });
  fc.assert(
    fc.property(way, rows, (drawn, some) => {
      const read = found(layOut(table(some, drawn)));
      const wrong = Object.entries(read).filter(
        ([kind, values]) => values.join() !== figures[kind as keyof typeof figures].join(),
      );
      expect(wrong).toEqual([]);
    }),
  );
});

test('two columns of prose are not read across', () => {
  const column = (x: number, lines: string[]) =>
    lines.flatMap((line, index) => pieces(line, x, TOP - index * LEADING, 'word'));
  const text = layOut([
    ...column(LEFT, [
      'creditul se acordă în lei, prin virament, în',
      'contul consumatorului, iar valoarea totală a',
      'creditului se află în anexa acestui contract',
    ]),
    ...column(RIGHT, [
      'rambursarea se face la fiecare lună, cu',
      'cel puțin 150 de lei, din venitul pe care',
      'consumatorul l-a declarat la semnare aici',
    ]),
  ]);
  expect(text).toContain(BORDER);
  expect(readText(text)).toEqual([]);
});

test('a copied table with columns separated by spaces or tabs is read like a table', () => {
  const copied = [
    'Valoarea totală a creditului        10 000 lei',
    '',
    'Valoarea totală pe care va          12 861,24 lei',
    'trebui să o plătiți',
    '',
    'Dobânda anuală efectivă (DAE)       61,02 %',
  ].join('\n');
  const read = { credit: ['10000'], payments: ['12861,24'], apr: ['61,02'] };
  expect(found(layOutText(copied))).toEqual(read);
  expect(found(layOutText(copied.replaceAll(/ {3,}/g, '\t')))).toEqual(read);
});

test('a text without columns stays unchanged', () => {
  const text = 'Valoarea totală a creditului:\n\n  10 000 lei\nDAE:   61,02%\n';
  expect(layOutText(text)).toBe(text);
});
