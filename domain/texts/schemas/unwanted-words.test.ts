import { expect, test } from 'vitest';
import { unwantedWords } from './unwanted-words.ts';

const list = [
  { words: ['socot*'], instead: 'calcul' },
  { words: ['din vreme', 'limpede'], instead: 'din timp, clar' },
];

test('every form of a word with an asterisk is found, with its line and its replacement', () => {
  expect(unwantedWords('Nu e greu.\nSocotiți rata.\nO socoteală bună.', list)).toEqual([
    { said: 'Socotiți', instead: 'calcul', line: 2 },
    { said: 'socoteală', instead: 'calcul', line: 3 },
  ]);
});

test('a phrase is found across a line break and a no-break space', () => {
  expect(unwantedWords('Cereți din\nvreme oferta, din\u00a0vreme.', list).map(({ said }) => said)).toEqual([
    'din vreme',
    'din vreme',
  ]);
});

test.each(['nelimpede', 'limpedele', 'a se limpezi', 'din vremea lui'])(
  'a word inside a longer one, as in „%s”, does not match',
  (text) => {
    expect(unwantedWords(text, list)).toEqual([]);
  },
);
