import { expect, test } from 'vitest';
import { DOUBT } from '#domain/tools/contract-check/read-text/text-marks.ts';
import { textOfWords, type ReadWord } from './text-of-words.ts';

/** Lays out a line of words, ten pixels per letter, from a position. */
function line(
  y: number,
  words: readonly (readonly [text: string, x: number, confidence?: number])[],
): ReadWord[] {
  return words.map(([text, x, confidence = 0.96], index) => ({
    text,
    confidence,
    isFirst: index === 0,
    rect: { left: x, right: x + text.length * 10, top: y, bottom: y + 20 },
  }));
}

test('words are laid out as lines, and table rules and specks are not letters', () => {
  const words = [
    ...line(100, [
      ['|', 5],
      ['Valoarea', 20],
      ['creditului', 110],
      ['|', 300],
      ['1', 320],
      ['500', 340],
      ['lei', 380],
    ]),
    ...line(140, [['—', 20]]),
    ...line(180, [
      ['DAE', 20],
      ['61,02', 320],
      ['%', 375],
    ]),
  ];
  expect(textOfWords(words)).toBe('Valoarea creditului 1 500 lei\nDAE 61,02 %');
});

test('an uncertain figure is marked, and on an uncertain page every figure is', () => {
  const sure = line(100, [
    ['Suma', 20],
    ['totală', 80],
    ['2', 150, 0.7],
    ['115', 170],
    ['lei', 210],
    ['în', 250],
    ['rate', 280],
  ]);
  expect(textOfWords(sure)).toBe(`Suma totală 2${DOUBT} 115 lei în rate`);
  const poor = sure.map((word) => ({ ...word, confidence: 0.86 }));
  expect(textOfWords(poor)).toBe(`Suma totală 2${DOUBT} 115${DOUBT} lei în rate`);
});
