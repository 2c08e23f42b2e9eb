import { expect, test } from 'vitest';
import { briefMonth, briefSource } from './brief-source.ts';

test.each([
  ['2026-11', 'nov. 2026'],
  ['2020-08', 'aug. 2020'],
  ['2024-09-13', 'sept. 2024'],
  ['2026-05-01', 'mai 2026'],
  ['2022', '2022'],
])('a source of %s is of %s', (date, month) => {
  expect(briefMonth({ date, readAt: '2026-11' })?.replace('\u00a0', ' ')).toBe(month);
});

test('a source is its site and its month; without an address its name, without a date the month it was seen', () => {
  const page = {
    name: 'pagina creditorului',
    url: 'https://www.smilecredit.ro/detalii',
    date: null,
    readAt: '2026-11',
  };
  expect(briefSource(page)).toBe('smilecredit.ro, nov.\u00a02026');
  expect(briefSource({ ...page, url: null, date: '2022' })).toBe('pagina creditorului, 2022');
  expect(briefSource({ ...page, readAt: null })).toBe('smilecredit.ro');
});
