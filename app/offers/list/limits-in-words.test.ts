import { expect, test } from 'vitest';
import { limitsInWords } from './limits-in-words.ts';

const noAmount = { min: null, max: null };

test.each([
  [{ minDays: null, maxDays: 1_825 }, 'perioade de cel mult 5 ani'],
  [{ minDays: 30, maxDays: 730 }, 'perioade între 30 de zile și 2 ani'],
  [{ minDays: 15, maxDays: 91 }, 'perioade între 15 zile și 91 de zile'],
  [{ minDays: 61, maxDays: null }, 'perioade de cel puțin 61 de zile'],
])('terms of whole years are written in years, others in days: %o', (term, words) => {
  expect(limitsInWords({ amount: noAmount, term })?.replaceAll('\u00a0', ' ')).toContain(words);
});
