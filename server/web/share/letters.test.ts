import { expect, test } from 'vitest';
import { readLetters } from './letters.ts';

const letters = readLetters();
const text = { weight: 'text', size: 20 } as const;

test('every Romanian letter is available, and the signs of prices and dates', () => {
  const needed = 'aăâbcdefghiîjklmnopqrsștțuvwxyzAĂÂIÎSȘTȚ0123456789 .,:;%–„”()/+−';
  expect(letters.known(needed)).toBe(needed);
});

test('a text twice as large is twice as wide', () => {
  const width = letters.widthOf('Împrumut', text);
  expect(width).toBeGreaterThan(50);
  expect(letters.widthOf('Împrumut', { ...text, size: 40 })).toBeCloseTo(2 * width, 6);
});

test('kerning brings two letters closer than their widths', () => {
  expect(letters.widthOf('AV', text)).toBeLessThan(letters.widthOf('A', text) + letters.widthOf('V', text));
});

test('lines are no wider than requested, and lose no word', () => {
  const long = 'Cât costă o întârziere de zece zile la un credit mic';
  const lines = letters.lines(long, text, 150);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe(long);
  for (const line of lines) expect(letters.widthOf(line, text)).toBeLessThanOrEqual(150);
});

test('a text that does not fit loses its last words and ends with an ellipsis', () => {
  const fitted = letters.fit('Cât costă o întârziere de zece zile', text, 150);
  expect(fitted).toMatch(/^Cât costă.*…$/);
  expect(letters.widthOf(fitted, text)).toBeLessThanOrEqual(150);
  expect(letters.fit('Cât', text, 150)).toBe('Cât');
});
