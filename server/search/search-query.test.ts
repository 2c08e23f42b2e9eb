import { expect, test } from 'vitest';
import { readSearchQuery } from './search-query.ts';

test('words that say nothing are left out when others are there', () => {
  expect(readSearchQuery('  Cum obțin   un credit fără loc de muncă? ')).toEqual({
    text: 'Cum obțin un credit fără loc de muncă?',
    words: ['obtin', 'credit', 'fara', 'loc', 'munca'],
  });
});

test('a question made of such words alone is asked as it is', () => {
  expect(readSearchQuery('ce este')?.words).toEqual(['ce', 'este']);
});

test.each(['', '   ', '?!', '—', '\u0000'])('%j holds no word', (typed) => {
  expect(readSearchQuery(typed)).toBeNull();
});

test('a question is bounded in length and in words, and a word counts once', () => {
  const long = readSearchQuery('rata '.repeat(1000) + 'x');
  expect(long?.text.length).toBeLessThanOrEqual(100);
  expect(long?.words).toEqual(['rata']);
  expect(readSearchQuery('b1 b2 b3 b4 b5 b6 b7 b8 b9 b10')?.words).toHaveLength(8);
});
