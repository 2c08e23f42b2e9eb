import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('words are normalised to lower case without diacritics, in either spelling', () => {
  const words = searchWords('Dobânzi, ÎMPRUMUTURI și rate; \u015Fi \u0163inta').map(({ word }) => word);
  expect(words).toEqual(['dobanda', 'imprumut', 'si', 'rate', 'si', 'tinta']);
});

test.each([
  ['10\u00a0000 lei', ['10000', 'lei']],
  ['10 000 de lei', ['10000', 'de', 'lei']],
  ['10.000 lei', ['10000', 'lei']],
  ['1 200 000', ['1200000']],
  ['Legea 243/2024', ['legea', '243', '2024']],
  ['la 5 000,5 lei', ['la', '5000', '5', 'lei']],
  ['semnătură-electronică', ['semnatura', 'electronica']],
  ['& | ! :* <b>', ['b']],
])('%j becomes %j', (text, expected) => {
  expect(searchWords(text).map(({ word }) => word)).toEqual(expected);
});

test('a word keeps its position, also with a combining sign', () => {
  const text = 'Rata a\u0306sta: 10\u00a0000 lei';
  const words = searchWords(text);
  expect(words.map(({ word }) => word)).toEqual(['rata', 'asta', '10000', 'lei']);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Rata',
    'a\u0306sta',
    '10\u00a0000',
    'lei',
  ]);
});
