import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasNumberedLetters } from './has-numbered-letters.ts';

const numbered = '<< /Type /Encoding /Differences [32 /g3 /g36/g37\n40 /g40 /g41] >>';

test('glyph names that are only numbers do not identify letters', () => {
  expect(hasNumberedLetters(numbered)).toBe(true);
  expect(hasNumberedLetters('/Differences[1/cid.12/cid.13 /index45]')).toBe(true);
  expect(hasNumberedLetters(readFileSync('tests/cases/pdf/fara-tounicode.pdf', 'latin1'))).toBe(true);
});

test.each([
  ['a table of letters says which they are', `${numbered} << /Type /Font /ToUnicode 7 0 R >>`],
  ['names say which letters they are', '/Differences [128 /abreve /scommaaccent /uni021B /u21B /afii10017]'],
  ['a few signs with numbers are bullets', '/Differences [1 /fi /fl /ff /g1]'],
  ['the standard encoding needs no names', '<< /Type /Font /BaseFont /Helvetica >>'],
])('%s', (_, dictionaries) => {
  expect(hasNumberedLetters(dictionaries)).toBe(false);
});

test.each(['coloane', 'ligaturi', 'rotit-90'])('%s.pdf states the letters of its glyphs', (name) => {
  expect(hasNumberedLetters(readFileSync(`tests/cases/pdf/${name}.pdf`, 'latin1'))).toBe(false);
});
