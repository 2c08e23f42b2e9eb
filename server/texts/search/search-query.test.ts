import { expect, test } from 'vitest';
import { readSearchQuery } from './search-query.ts';

test('stop words are left out when other words are present', () => {
  expect(readSearchQuery('  Cum obțin   un credit fără loc de muncă? ')).toEqual({
    text: 'Cum obțin un credit fără loc de muncă?',
    words: ['obtin', 'credit', 'fara', 'loc', 'munca'],
  });
});

test('a question of stop words alone is searched as it is', () => {
  expect(readSearchQuery('ce este')?.words).toEqual(['ce', 'este']);
});

test.each(['', '   ', '?!', '—', '\u0000'])('%j holds no word', (typed) => {
  expect(readSearchQuery(typed)).toBeNull();
});

test('a question is limited in length and in words, and a repeated word counts once', () => {
  const long = readSearchQuery('rata '.repeat(1000) + 'x');
  expect(long?.text.length).toBeLessThanOrEqual(100);
  expect(long?.words).toEqual(['rata']);
  expect(readSearchQuery('b1 b2 b3 b4 b5 b6 b7 b8 b9 b10')?.words).toHaveLength(8);
});
