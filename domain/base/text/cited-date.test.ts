import { expect, test } from 'vitest';
import { citedDate } from './cited-date.ts';

test.each([
  ['pagina creditorului', '2025-11', ', din\u00a0noiembrie\u00a02025'],
  ['formularul creditorului, din 2022', '2022', ''],
  ['politica de confidențialitate, versiunea din iulie 2020', '2020-07', ''],
  ['Legea 243/2024, Monitorul Oficial 807/13.08.2024', '2024-08-13', ''],
  ['BNR, decizia de politică monetară din 15.05.2026', '2026-05-15', ''],
  ['Legea 243/2024: revizuirea contractelor', '2024', ', din\u00a02024'],
])('after „%s” of %s comes „%s”', (name, date, words) => {
  expect(citedDate({ name, date, readAt: null })).toBe(words);
});

test('an undated page has the month of our reading, a dated one its own date alone', () => {
  const read = { readAt: '2026-11' };
  expect(citedDate({ name: 'pagina creditorului', date: null, ...read })).toBe(', nov.\u00a02026');
  expect(citedDate({ name: 'formularul creditorului', date: '2022', ...read })).toBe(', din\u00a02022');
  expect(citedDate({ name: 'formularul din 2022', date: '2022', ...read })).toBe('');
});
