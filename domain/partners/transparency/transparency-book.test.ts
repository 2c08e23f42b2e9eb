import { expect, test } from 'vitest';
import type { TransparencyEntry } from './entry.ts';
import { letterToLender } from './letter-to-lender.ts';
import { squaresOf } from './squares.ts';
import { openRound, transparencyBook, withoutLenders } from './transparency-book.ts';

const page: TransparencyEntry = {
  kind: 'page',
  lender: 'smile-credit',
  round: 1,
  url: 'https://www.smilecredit.ro/costuri/',
  openedOn: '2026-11-05',
  copy: 'c'.repeat(64),
  found: ['price'],
  missing: ['late'],
};
const answer: TransparencyEntry = {
  kind: 'answer',
  lender: 'smile-credit',
  answeredOn: '2026-11-12',
  words: 'Costul întârzierii este în contract.',
};
const approved = (entry: TransparencyEntry, on: string) => ({ entry, on });
const known = [approved(page, '2026-11-06'), approved(answer, '2026-11-13')];
const published = [...known, approved({ kind: 'publication', round: 1 }, '2026-11-23')];

test('approved pages and answers are invisible until their round is published', () => {
  expect(transparencyBook(known)).toEqual({ rounds: [], answers: [] });
  expect(openRound(transparencyBook(known))).toBe(1);
});

test('a published round has its pages and the day of its publication, and the next one is open', () => {
  const later = approved({ ...page, round: 2 }, '2026-11-24');
  const book = transparencyBook([...published, later]);
  expect(book.rounds).toEqual([{ number: 1, publishedOn: '2026-11-23', pages: [page] }]);
  expect(book.answers).toEqual([answer]);
  expect(openRound(book)).toBe(2);
});

test('a hidden lender has neither a page nor an answer', () => {
  const book = withoutLenders(transparencyBook(published), (lender) => lender === 'smile-credit');
  expect(book.rounds).toEqual([{ number: 1, publishedOn: '2026-11-23', pages: [] }]);
  expect(book.answers).toEqual([]);
});

test('the letter lists each result with its day and page, and the earliest day of publication', () => {
  const squares = squaresOf('smile-credit', transparencyBook(published), '2026-11-23');
  const letter = letterToLender({ name: 'Smile Credit', squares, origin: 'https://imprumutclar.ro' });
  expect(letter).toContain('6. Prețul: găsit la 05.11.2026, https://www.smilecredit.ro/costuri/');
  expect(letter).toContain('8. Costul întârzierii: căutat și negăsit la 05.11.2026');
  expect(letter).toContain('10. Formularul standard sau contractul: nu am căutat încă');
  expect(letter).toContain('la 14 zile după trimiterea acestei scrisori');
});
