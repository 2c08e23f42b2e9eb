import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { turnUpright, type WrittenText } from './turn-upright.ts';

const SIZE = 11;
const lines = ['Valoarea totala a creditului: 5.000 lei', 'Durata contractului: 12 luni', 'DAE: 26,82%'];

const written = (text: string, transform: number[]): WrittenText => ({
  text,
  transform,
  width: text.length * 5,
  height: SIZE,
});

test.each([
  ['to the right', (row: number) => [SIZE, 0, 0, SIZE, 60, 780 - row * 18]],
  // As in pages with /Rotate 90: each line begins farther from the left edge.
  ['up', (row: number) => [0, SIZE, -SIZE, 0, 60 + row * 18, 60]],
  ['to the left', (row: number) => [-SIZE, 0, 0, -SIZE, 535, 60 + row * 18]],
  ['down', (row: number) => [0, -SIZE, SIZE, 0, 535 - row * 18, 780]],
  ['a little up, as a scanner leaves it', (row: number) => [10.99, 0.5, -0.5, 10.99, 60, 780 - row * 18]],
])('text that runs %s is read in its order', (_, transformOf) => {
  const pieces = lines.map((text, row) => written(text, transformOf(row)));
  expect(layOut(turnUpright(pieces.toReversed()))).toBe(lines.join('\n'));
});

test('text in another direction than most of the page is ignored', () => {
  const pieces = [
    written('COPIE', [8, 8, -8, 8, 200, 300]),
    written('Cod formular 17', [0, SIZE, -SIZE, 0, 20, 60]),
    ...lines.map((text, row) => written(text, [SIZE, 0, 0, SIZE, 60, 780 - row * 18])),
  ];
  expect(layOut(turnUpright(pieces))).toBe(lines.join('\n'));
});

test('a page without text stays empty', () => {
  expect(turnUpright([])).toEqual([]);
});
