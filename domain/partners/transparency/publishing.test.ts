import { expect, test } from 'vitest';
import { publishingObstacles } from './publishing.ts';

const smile = new Map([['smile-credit', 'Smile Credit']]);
const written = new Map([['smile-credit', '2026-11-09']]);
const ready = { lenders: smile, published: new Set<string>(), letters: written, waiting: 0 };

test.each([
  ['2026-11-22', ['Smile Credit: scrisoarea a plecat la 09.11.2026, se poate publica din 23.11.2026.']],
  ['2026-11-23', []],
  ['2026-11-24', []],
])('a lender written to on 09.11.2026 may be in a first round on %s: %j', (today, sentences) => {
  expect(publishingObstacles(ready, today)).toEqual(sentences);
});

test('a lender without a letter prevents a publication, and one of an earlier round does not', () => {
  const letters = new Map<string, string>();
  expect(publishingObstacles({ ...ready, letters }, '2026-11-23')).toEqual([
    'Smile Credit: scrisoarea nu a fost trimisă.',
  ]);
  const published = new Set(['smile-credit']);
  expect(publishingObstacles({ ...ready, letters, published }, '2026-11-23')).toEqual([]);
});

test('a round without pages, or with waiting pages, is not published', () => {
  expect(publishingObstacles({ ...ready, lenders: new Map() }, '2026-11-23')).toEqual([
    'Runda nu are încă nicio pagină aprobată.',
  ]);
  expect(publishingObstacles({ ...ready, waiting: 1 }, '2026-11-23')).toEqual([
    'Runda are pagini care așteaptă un coleg.',
  ]);
});
