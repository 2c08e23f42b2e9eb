import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { debtsFields } from './debts-fields.ts';
import { readDebtsFile, writeDebtsFile } from './debts-file.ts';
import { readDebts } from './read-debts.ts';

const one = { 'datorie1-sold': '3 500', 'datorie1-dobanda': '24', 'datorie1-rata': '250' };

test('a debt is read as typed, and without a name it is named by its position', () => {
  const { input, problems } = readDebts({
    ...one,
    'datorie3-creditor': '  Banca   mea ',
    'datorie3-sold': '1.200,50 lei',
    'datorie3-dobanda': '9,5%',
    'datorie3-rata': '0',
    'datorie3-zi': '15',
    'in-plus': '200',
    venit: '4000',
  });
  expect(problems).toEqual([]);
  expect(input).toEqual({
    debts: [
      { name: 'Datoria 1', balance: 350_000, yearlyRatePercent: 24, minimum: 25_000, dueDay: null },
      { name: 'Banca mea', balance: 120_050, yearlyRatePercent: 9.5, minimum: 0, dueDay: 15 },
    ],
    extra: fromLei(200),
    income: fromLei(4_000),
    refinancing: null,
  });
});

test.each([
  ['0,8% pe zi', 292],
  ['1% / zi', 365],
  ['0,8 pe zi', 292],
  ['28 % pe an', 28],
  ['0', 0],
])('the rate „%s” is %d%% a year', (typed, expected) => {
  const { input } = readDebts({ ...one, 'datorie1-dobanda': typed });
  expect(input?.debts[0].yearlyRatePercent).toBe(expected);
});

test.each([
  [
    { 'datorie1-dobanda': '' },
    'datorie1-dobanda',
    'Datoria 1. Scrieți dobânda. La un credit fără dobândă, scrieți 0.',
  ],
  [{ 'datorie1-sold': '0' }, 'datorie1-sold', /Datoria 1\. Scrieți un sold între/],
  [{ 'datorie1-rata': '' }, 'datorie1-rata', /Datoria 1\. Scrieți rata în cifre/],
  [{ 'datorie1-zi': '32' }, 'datorie1-zi', 'Datoria 1. Scrieți numai ziua din lună, de la 1 la 31.'],
  [{ 'datorie2-creditor': 'Card' }, 'datorie2-sold', /Datoria 2\. Scrieți soldul în cifre/],
  [{ 'datorie1-dobanda': '11% pe zi' }, 'datorie1-dobanda', /10% pe zi/],
  [{ venit: '0' }, 'venit', /Scrieți un venit între/],
  [{ 'refinantare-dobanda': '9' }, 'refinantare-luni', /Creditul nou\. Scrieți pe câte luni/],
  [{ 'refinantare-comisioane': '300' }, 'refinantare-dobanda', /Creditul nou\. Scrieți dobânda/],
  [{ 'refinantare-dobanda': '9', 'refinantare-luni': '361' }, 'refinantare-luni', /de la 1 la 360/],
])('%j is answered at %s', (values, field, message) => {
  const { input, problems } = readDebts({ ...one, ...values });
  expect(input).toBeNull();
  expect(problems[0]).toMatchObject({ field, message: expect.stringMatching(message) as string });
});

test('a form without debts asks for one', () => {
  expect(readDebts({ 'in-plus': '100' })).toEqual({
    input: null,
    problems: [
      {
        field: 'datorie1-sold',
        message: 'Scrieți măcar o datorie: cât mai aveți de plătit, dobânda și rata.',
      },
    ],
  });
});

test("every field of the form fits within the server's limit", () => {
  expect(debtsFields.length).toBeLessThan(100);
  expect(new Set(debtsFields).size).toBe(debtsFields.length);
});

test('a saved file restores the typed values, and nothing else', () => {
  const values = { ...one, venit: '4 000', 'datorie2-sold': '', strain: 'x' };
  expect(readDebtsFile(writeDebtsFile(values))).toEqual({ ...one, venit: '4 000' });
});

test.each([
  'nu este JSON',
  '[]',
  'null',
  '{"fel":"altceva","versiune":1,"campuri":{}}',
  '{"fel":"datoriile-mele","versiune":2,"campuri":{}}',
  '{"fel":"datoriile-mele","versiune":1}',
])('%s is not such a file', (text) => {
  expect(readDebtsFile(text)).toBeNull();
});

test('a value of a file that is not a text, or is very long, is ignored', () => {
  const campuri = { venit: 5, 'datorie1-sold': 'x'.repeat(201), 'datorie1-rata': '20' };
  expect(readDebtsFile(JSON.stringify({ fel: 'datoriile-mele', versiune: 1, campuri }))).toEqual({
    'datorie1-rata': '20',
  });
});
