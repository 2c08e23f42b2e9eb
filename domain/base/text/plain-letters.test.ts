import { expect, test } from 'vitest';
import { plainLetters, slugOf } from './plain-letters.ts';

test('a text is found regardless of diacritics and capitals, precomposed or not', () => {
  expect(plainLetters('Dobândă fixă, ÎNTÂI')).toBe('dobanda fixa, intai');
  expect(plainLetters('s\u0326i t\u0326ara\u0306')).toBe(plainLetters('și țară'));
});

test.each([
  ['Cât costă, de fapt?', 'cat-costa-de-fapt'],
  ['  Creditor nou S.A. ', 'creditor-nou-s-a'],
  ['7 zile la 0%', '7-zile-la-0'],
  ['„?”', ''],
])('%s is %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
