import { expect, test } from 'vitest';
import { spanInWords } from './span-in-words.ts';

// Simplu Credit prints 26 and 20 months, stored as 791 and 608 days; Smile Credit 91 days, Ferratum five years.
test.each([
  [1825, '5 ani'],
  [791, '26 de luni'],
  [608, '20 de luni'],
  [365, '365 de zile'],
  [364, '364 de zile'],
  [91, '91 de zile'],
  [400, '400 de zile'],
])('%i days are written „%s”', (days, words) => {
  expect(spanInWords(days).replaceAll('\u00a0', ' ')).toBe(words);
});
