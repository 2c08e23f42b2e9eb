import { expect, test } from 'vitest';
import { citedDate } from './cited-date.ts';

test.each([
  ['pagina creditorului', '2026-11', ', noiembrie\u00a02026'],
  ['formularul creditorului, din 2022', '2022', ''],
  ['Legea 243/2024, Monitorul Oficial 807/13.08.2024', '2024-08-13', ''],
  ['BNR, decizia de politică monetară din 15.05.2026', '2026-05-15', ''],
  ['Legea 243/2024: revizuirea contractelor', '2024', ', 2024'],
])('after „%s” of %s stands „%s”', (name, date, words) => {
  expect(citedDate({ name, date })).toBe(words);
});
