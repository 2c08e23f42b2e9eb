import { expect, test } from 'vitest';
import { checkIds } from './checks.ts';
import type { PageEntry } from './entry.ts';
import { countSquares, squaresOf } from './squares.ts';
import type { Round } from './transparency-book.ts';

const page = (openedOn: string, seen: Partial<Pick<PageEntry, 'found' | 'missing' | 'url'>>): PageEntry => ({
  kind: 'page',
  lender: 'smile-credit',
  round: 1,
  url: `https://exemplu.ro/${openedOn}`,
  openedOn,
  copy: 'a'.repeat(64),
  found: [],
  missing: [],
  ...seen,
});
const round = (number: number, ...pages: PageEntry[]): Round => ({
  number,
  publishedOn: '2026-11-20',
  pages,
});
const squareOf = (check: string, rounds: Round[], today = '2026-11-23') =>
  squaresOf('smile-credit', { rounds }, today).find((square) => square.check === check);

test('without a published round every square of every lender is unchecked', () => {
  const squares = squaresOf('smile-credit', { rounds: [] }, '2026-11-23');
  expect(squares.map(({ check }) => check)).toEqual(checkIds);
  expect(countSquares(squares)).toEqual({ found: 0, missing: 0, unchecked: 10 });
});

test('a square is full with the page and day of its finding, and empty with the checked pages', () => {
  const rounds = [round(1, page('2026-11-10', { found: ['price'], missing: ['late'] }))];
  const opened = { url: 'https://exemplu.ro/2026-11-10', openedOn: '2026-11-10' };
  expect(squareOf('price', rounds)).toEqual({ check: 'price', state: 'found', page: opened });
  expect(squareOf('late', rounds)).toEqual({ check: 'late', state: 'missing', page: opened });
  expect(squareOf('form', rounds)).toEqual({ check: 'form', state: 'unchecked', page: null });
});

test("another lender's result does not count", () => {
  const rounds = [round(1, page('2026-11-10', { found: ['price'] }))];
  expect(countSquares(squaresOf('viva-credit', { rounds }, '2026-11-23')).found).toBe(0);
});

test('of the pages of one round, one that passes outweighs a later one that does not', () => {
  const rounds = [
    round(1, page('2026-11-10', { found: ['price'] }), page('2026-11-11', { missing: ['price'] })),
  ];
  expect(squareOf('price', rounds)).toMatchObject({ state: 'found', page: { openedOn: '2026-11-10' } });
});

test('the newest round with the check decides; one without it changes nothing', () => {
  const first = round(1, page('2026-06-10', { found: ['price', 'late'] }));
  const second = round(2, page('2026-11-10', { missing: ['price'] }));
  expect(squareOf('price', [first, second])).toMatchObject({ state: 'missing' });
  expect(squareOf('late', [first, second])).toMatchObject({
    state: 'found',
    page: { openedOn: '2026-06-10' },
  });
});

test.each([
  ['2026-11-10', 'found'],
  ['2026-11-11', 'unchecked'],
])('a page opened on 10.11.2025 on %s is %s: it counts for twelve months', (today, state) => {
  const rounds = [round(1, page('2025-11-10', { found: ['price'] }))];
  expect(squareOf('price', rounds, today)?.state).toBe(state);
});
