import { expect, test } from 'vitest';
import { readAnswer, readPage } from './typed-page.ts';

const copy = 'b'.repeat(64);
const known = { lenders: new Set(['smile-credit']), round: 1, today: '2026-11-23', copy };
const typed = {
  creditor: 'smile-credit',
  adresa: 'https://www.smilecredit.ro/costuri/',
  zi: '22.11.2026',
  v_price: 'da',
  v_late: 'nu',
};

test('a typed page has the checks it passes and those it does not', () => {
  expect(readPage(typed, known)).toEqual({
    entry: {
      kind: 'page',
      lender: 'smile-credit',
      round: 1,
      url: 'https://www.smilecredit.ro/costuri/',
      openedOn: '2026-11-22',
      copy,
      found: ['price'],
      missing: ['late'],
    },
  });
});

test.each([
  ['creditor', { creditor: 'nimeni' }, known],
  ['adresa', { adresa: 'smilecredit.ro' }, known],
  ['adresa', { adresa: 'https://web.archive.org/web/2020/https://www.smilecredit.ro/' }, known],
  ['adresa', { adresa: 'https://archive.ph/abc' }, known],
  ['zi', { zi: 'noiembrie 2026' }, known],
  ['zi', { zi: '24.11.2026' }, known],
  ['v_who', { v_price: '', v_late: '' }, known],
  ['fisier', {}, { ...known, copy: null }],
])('an invalid page reports the field %s: %j', (field, change, given) => {
  const read = readPage({ ...typed, ...change }, given);
  expect('problems' in read && Object.keys(read.problems)).toEqual([field]);
});

test('an answer has its lender, its day and its words', () => {
  const answer = { creditor: 'smile-credit', zi: '20.11.2026', cuvinte: ' Prețul este pe prima pagină. ' };
  expect(readAnswer(answer, known)).toEqual({
    entry: {
      kind: 'answer',
      lender: 'smile-credit',
      answeredOn: '2026-11-20',
      words: 'Prețul este pe prima pagină.',
    },
  });
  const read = readAnswer({ ...answer, cuvinte: ' ', zi: '' }, known);
  expect('problems' in read && Object.keys(read.problems)).toEqual(['zi', 'cuvinte']);
});
