import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { calculatorSearch } from './calculator-address.ts';
import { exampleLoan } from './calculator-limits.ts';
import { readCalculatorQuery } from './calculator-query.ts';

const read = (search: string) => readCalculatorQuery(new URLSearchParams(search));
const messagesOf = (search: string) =>
  read(search).errors.map(({ field, message }) => `${field}: ${message.replaceAll('\u00a0', ' ')}`);

test('an address without a query shows the example', () => {
  expect(read('')).toMatchObject({
    borrower: 'personal',
    loan: exampleLoan,
    early: null,
    income: null,
    second: null,
    errors: [],
    isUsable: true,
  });
});

test.each([
  ['10000', 10_000],
  ['10 000', 10_000],
  ['10.000', 10_000],
  ['10\u00a0000 lei', 10_000],
  ['1 500,50', 1_500.5],
  ['2500.5', 2_500.5],
])('the amount %s is read as people mean it', (typed, lei) => {
  expect(read(`suma=${encodeURIComponent(typed)}`)).toMatchObject({
    loan: { principal: fromLei(lei) },
    errors: [],
  });
});

test.each([
  ['8', 8],
  ['8,5', 8.5],
  ['8.5', 8.5],
  ['0.125', 0.125],
  ['8,25%', 8.25],
  ['8 % pe an', 8],
  ['0', 0],
])('the rate %s is read as people mean it', (typed, percent) => {
  expect(read(`dobanda=${encodeURIComponent(typed)}`)).toMatchObject({
    loan: { rate: { percent, per: 'year' } },
    errors: [],
  });
});

test.each([
  ['suma=abc', 'suma: Scrieți suma în cifre, de exemplu 10 000.'],
  ['suma=-500', 'suma: Scrieți suma în cifre, de exemplu 10 000.'],
  ['suma=1e6', 'suma: Scrieți suma în cifre, de exemplu 10 000.'],
  ['suma=', 'suma: Scrieți suma împrumutată.'],
  ['suma=1000000000000', 'suma: Scrieți o sumă între 100 și 5 000 000 de lei.'],
  ['suma=99,99', 'suma: Scrieți o sumă între 100 și 5 000 000 de lei.'],
  ['suma=1000,505', 'suma: Scrieți suma cu cel mult două zecimale, de exemplu 10 000,50.'],
  ['dobanda=', 'dobanda: Scrieți dobânda. La un credit fără dobândă, scrieți 0.'],
  ['dobanda=opt', 'dobanda: Scrieți dobânda în cifre, de exemplu 8 sau 8,5.'],
  ['dobanda=-8', 'dobanda: Scrieți dobânda în cifre, de exemplu 8 sau 8,5.'],
  ['dobanda=1001', 'dobanda: Scrieți o dobândă între 0 și 1 000% pe an.'],
  ['dobanda=4&pe=zi', 'dobanda: Scrieți o dobândă între 0 și 3% pe zi.'],
  ['perioada=', 'perioada: Scrieți în câte luni dați banii înapoi.'],
  ['perioada=12,5', 'perioada: Scrieți perioada ca număr întreg de luni, de exemplu 36.'],
  ['perioada=361', 'perioada: Alegeți o perioadă între 1 și 360 de luni.'],
  [
    'perioada=366&unitate=zile',
    'perioada: Alegeți o perioadă între 1 și 365 de zile. Pentru mai mult timp, alegeți lunile.',
  ],
  ['comision=mult', 'comision: Scrieți comisionul inițial în cifre, de exemplu 50.'],
  ['comision=10000', 'comision: Scrieți un comision inițial de cel mult 9 999,99 lei.'],
  ['comision-lunar=x', 'comision-lunar: Scrieți comisionul lunar în cifre, de exemplu 50.'],
  ['anticipat=1000', 'luna: Scrieți luna în care plătiți mai devreme.'],
  ['luna=3', 'anticipat: Scrieți suma pe care o plătiți mai devreme.'],
  ['anticipat=1000&luna=36', 'luna: Alegeți o lună de la 1 la 35, adică înainte de ultima rată.'],
  ['alte-rate=100', 'venit: Scrieți și venitul net lunar.'],
  ['venit=zero', 'venit: Scrieți venitul în cifre, de exemplu 5 000.'],
  ['dobanda2=opt', 'dobanda2: Scrieți dobânda în cifre, de exemplu 8 sau 8,5.'],
])('%s is explained beside its field', (search, message) => {
  expect(messagesOf(search)).toEqual([message]);
});

test('a mistake is replaced by the example and keeps the rest', () => {
  const query = read('suma=abc&dobanda=12&perioada=24&plata=descrescatoare');
  expect(query.isUsable).toBe(false);
  expect(query.loan).toMatchObject({
    principal: exampleLoan.principal,
    rate: { percent: 12 },
    term: { count: 24 },
    repayment: 'decreasing',
  });
});

test('a mistake outside the first loan leaves it alone', () => {
  expect(read('suma=5000&anticipat=x&luna=2&suma2=abc&venit=x')).toMatchObject({
    isUsable: true,
    early: null,
    second: null,
    income: null,
  });
});

test('a term in days means a single repayment, whatever the query has for instalments', () => {
  expect(read('perioada=30&unitate=zile&plata=egale').loan).toMatchObject({
    term: { count: 30, unit: 'days' },
    repayment: 'single',
  });
});

test('the second loan is like the first where nothing is typed', () => {
  const { loan, second } = read('suma=5000&perioada=12&comision=50&dobanda2=10&suma2=&perioada2=&plata2=');
  expect(second).toEqual({ ...loan, rate: { percent: 10, per: 'year' } });
});

test('units of the second loan alone do not make a second loan', () => {
  expect(read('pe2=zi&unitate2=zile').second).toBeNull();
});

test('a query survives writing and reading', () => {
  const amount = fc.integer({ min: 10_000, max: 500_000_000 }).map(bani);
  const fee = fc.integer({ min: 0, max: 9_999 }).map(bani);
  const loan = fc
    .record({
      principal: amount,
      rate: fc.record({
        percent: fc.integer({ min: 0, max: 3_000 }).map((value) => value / 1_000),
        per: fc.constantFrom('year', 'day'),
      }),
      term: fc.record({
        count: fc.integer({ min: 2, max: 360 }),
        unit: fc.constantFrom('months', 'days'),
      }),
      repayment: fc.constantFrom('equal', 'decreasing', 'single'),
      fees: fc.record({ atStart: fee, monthly: fee }),
    })
    .map((each) => (each.term.unit === 'days' ? { ...each, repayment: 'single' as const } : each));
  fc.assert(
    fc.property(fc.constantFrom('personal', 'auto'), loan, fc.option(loan), (borrower, first, second) => {
      fc.pre(second === null || JSON.stringify(second) !== JSON.stringify(first));
      const early =
        first.repayment === 'single'
          ? null
          : { amount: fromLei(50.5), afterMonth: 1, effect: 'smaller-payment' as const };
      const query = {
        borrower,
        loan: first,
        early,
        income: { net: fromLei(5_000), otherPayments: fromLei(0) },
        second,
      } as Parameters<typeof calculatorSearch>[0];
      expect(read(calculatorSearch(query))).toMatchObject({ ...query, errors: [] });
    }),
  );
});

test('the query string has only the requested parts', () => {
  expect(calculatorSearch(read('suma=10.000&dobanda=8&perioada=36&plata=egale&comision=&venit='))).toBe(
    '?suma=10000&dobanda=8&perioada=36',
  );
});
