import { expect, test } from 'vitest';
import { exampleOwed, readIrccQuery, writeIrccQuery } from './ircc-query.ts';

const read = (search: string) => readIrccQuery(new URLSearchParams(search));

test('an address without a query is answered with the example', () => {
  expect(read('')).toMatchObject({ loan: exampleOwed, isAsked: false, errors: [] });
  expect(read('').typed).toEqual({ suma: '100\u00a0000', luni: '300', marja: '2,5', dobanda: '', ircc: '' });
});

test('numbers are read as people type them', () => {
  expect(read('suma=250.000 lei&luni=240 de luni&marja=2,25 puncte&dobanda=6.5%&ircc=5,4')).toMatchObject({
    loan: { owed: 25_000_000, months: 240, margin: 2.25, fixedPercent: 6.5, triedIrcc: 5.4 },
    isAsked: true,
    errors: [],
  });
});

test('a fixed rate alone is not a variable loan', () => {
  expect(read('suma=1000&luni=12&dobanda=7').loan).toMatchObject({ margin: null, fixedPercent: 7 });
});

test('the link of a query reproduces it', () => {
  const { loan } = read('suma=250000,50&luni=240&marja=2,25&ircc=5,4');
  expect(read(writeIrccQuery(loan)).loan).toEqual(loan);
});

test.each([
  ['suma=', 'suma', 'Scrieți cât mai aveți de dat înapoi.'],
  ['suma=abc', 'suma', 'Scrieți suma rămasă în cifre, de exemplu 100\u00a0000.'],
  ['suma=-5', 'suma', 'Scrieți suma rămasă în cifre, de exemplu 100\u00a0000.'],
  ['suma=99999999999', 'suma', 'Scrieți o sumă între 100 și 5\u00a0000\u00a0000\u00a0de\u00a0lei.'],
  ['luni=0', 'luni', 'Scrieți între 1 și 360 de luni.'],
  ['luni=2,5', 'luni', 'Scrieți lunile ca număr întreg, de exemplu 240.'],
  ['marja=mult', 'marja', 'Scrieți marja în cifre, de exemplu 2,5.'],
  ['marja=31', 'marja', 'Scrieți o marjă de cel mult 30 de puncte.'],
  ['marja=&dobanda=', 'marja', 'Scrieți marja din contract sau, mai jos, dobânda fixă.'],
  ['dobanda=1e9', 'dobanda', 'Scrieți dobânda fixă în cifre, de exemplu 6,5.'],
  ['ircc=200', 'ircc', 'Scrieți un IRCC de cel mult 30%.'],
])('%s is refused beside its field, and the example is computed', (search, field, message) => {
  const { errors, loan, isAsked } = read(search);
  expect(errors).toEqual([{ field, message }]);
  expect({ loan, isAsked }).toEqual({ loan: exampleOwed, isAsked: false });
});
