import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReadable } from './is-readable.ts';

const form = `INFORMAȚII STANDARD LA NIVEL EUROPEAN PRIVIND CREDITUL PENTRU CONSUMATORI
Valoarea totală a creditului: 5.000 lei
Rata dobânzii aferente creditului: 24% pe an
Suma totală pe care trebuie să o plătiți: 5.673,60 lei`;

/** Substitutes each character of a text, like a font that numbers its letters without a character map. */
const numbered = (numberOf: (code: number) => number) =>
  form.replaceAll(/[^\n]/g, (sign) => String.fromCodePoint(numberOf(sign.charCodeAt(0))));

test('a form is readable', () => {
  expect(isReadable(form)).toBe(true);
  expect(isReadable('DAE 26,82%\n5.000,00\n12\n472,80\n5.673,60')).toBe(true);
});

test.each(globSync('tests/cases/standard-forms/*'))('%s is readable', (file) => {
  expect(isReadable(readFileSync(file, 'utf8'))).toBe(true);
});

test.each([
  // TrueType fonts hold „A” as glyph 36, and a space as the third.
  ['signs in the order of the font', (code: number) => Math.max(1, code - 29)],
  ['signs numbered as they come, from 33', (code: number) => 33 + (code % 14)],
  ['private letters', (code: number) => 0xe000 + code],
  ['letters of another script', (code: number) => 0x3041 + (code % 80)],
  [
    'letters a few places on',
    (code: number) => (/\p{L}/u.test(String.fromCodePoint(code)) ? code + 5 : code),
  ],
])('%s are not text', (_, numberOf) => {
  expect(isReadable(numbered(numberOf))).toBe(false);
});
