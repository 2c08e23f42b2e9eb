import fc from 'fast-check';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { offerSorts } from './rank-offers.ts';
import { readLoanQuery, writeLoanQuery, type LoanQuery } from './loan-query.ts';
import { purposes } from '#domain/loan/loan-request.ts';

const { limits } = romania;
const read = (search: string) => readLoanQuery(new URLSearchParams(search), limits);

test('an address without a query requests the default loan', () => {
  expect(read('')).toEqual({
    request: { principal: fromLei(2_000), term: { count: 3, unit: 'months' }, purpose: null },
    sort: null,
    filters: { repayment: [], zero: false },
    compared: [],
    errors: [],
  });
});

test('a full query is read', () => {
  const search =
    'suma=5 000&perioada=30&unitate=zile&scop=medical&ordine=dae&plata=linie&plata=rate&zero=1&compara=smile-credit&compara=ferratum';
  expect(read(search)).toEqual({
    request: { principal: fromLei(5_000), term: { count: 30, unit: 'days' }, purpose: 'medical' },
    sort: 'dae',
    filters: { repayment: ['instalments', 'credit-line'], zero: true },
    compared: ['smile-credit', 'ferratum'],
    errors: [],
  });
});

test.each(['2000', '2 000', '2.000', '2 000 lei', '2000,00'])('the amount may be typed "%s"', (typed) => {
  const { request, errors } = readLoanQuery(new URLSearchParams({ suma: typed }), limits);
  expect([request.principal, errors]).toEqual([200_000, []]);
});

test.each([
  ['', 'Scrieți suma de care aveți nevoie.'],
  ['două mii', 'Scrieți suma în cifre, în lei întregi, de exemplu 2 000.'],
  ['2000,50', 'Scrieți suma în cifre, în lei întregi, de exemplu 2 000.'],
  ['-500', 'Scrieți suma în cifre, în lei întregi, de exemplu 2 000.'],
  ['99', 'Alegeți o sumă între 100 și 100 000 de lei.'],
  ['100001', 'Alegeți o sumă între 100 și 100 000 de lei.'],
])('the amount "%s" gets the answer: %s', (typed, message) => {
  const { request, errors } = readLoanQuery(new URLSearchParams({ suma: typed }), limits);
  expect(request.principal).toBe(limits.defaults.principal);
  expect(errors.map((error) => ({ ...error, message: error.message.replaceAll('\u00a0', ' ') }))).toEqual([
    { field: 'suma', message, typed },
  ]);
});

test.each([
  ['', 'luni', 'Scrieți pe cât timp aveți nevoie de bani.'],
  ['trei', 'luni', 'Scrieți perioada ca număr întreg de luni, de exemplu 3.'],
  ['2,5', 'zile', 'Scrieți perioada ca număr întreg de zile, de exemplu 90.'],
  ['0', 'luni', 'Alegeți o perioadă între 1 și 60 de luni. Pentru un timp mai scurt, alegeți zilele.'],
  ['61', 'luni', 'Alegeți o perioadă între 1 și 60 de luni.'],
  ['4', 'zile', 'Alegeți o perioadă între 5 și 90 de zile.'],
  ['91', 'zile', 'Alegeți o perioadă între 5 și 90 de zile. Pentru un timp mai lung, alegeți lunile.'],
])('the term "%s" in %s gets the answer: %s', (perioada, unitate, message) => {
  const { request, errors } = readLoanQuery(new URLSearchParams({ perioada, unitate }), limits);
  expect(errors.map((error) => ({ ...error, message: error.message.replaceAll('\u00a0', ' ') }))).toEqual([
    { field: 'perioada', message, typed: perioada },
  ]);
  // The default replaces it, in the chosen unit.
  expect(request.term).toEqual(
    unitate === 'zile' ? { count: 90, unit: 'days' } : { count: 3, unit: 'months' },
  );
});

test('both fields can be invalid at once, the amount first', () => {
  expect(read('suma=x&perioada=y').errors.map(({ field }) => field)).toEqual(['suma', 'perioada']);
});

test('words that no form sends are ignored', () => {
  const search = 'scop=yacht&ordine=comision&plata=aur&zero=da&unitate=ani&compara=../x&compara=%3Cb%3E';
  expect(read(search)).toEqual(read(''));
});

test('repayment at the end is read and written for months, and ignored for days', () => {
  const query = read('suma=2000&perioada=3&rambursare=sfarsit');
  expect(query.request.profile).toBe('once');
  expect(writeLoanQuery(query)).toBe('?suma=2000&perioada=3&rambursare=sfarsit');
  const days = read('suma=2000&perioada=30&unitate=zile&rambursare=sfarsit');
  expect(writeLoanQuery(days)).toBe('?suma=2000&perioada=30&unitate=zile');
  expect(writeLoanQuery(read('suma=2000&perioada=2&rambursare=sfarsit'))).toBe('?suma=2000&perioada=2');
  expect(read('rambursare=rate')).toEqual(read(''));
});

test('at most four offers are compared, each once', () => {
  expect(read('compara=a&compara=b&compara=a&compara=c&compara=d&compara=e').compared).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('default values are left out, except the amount and the term', () => {
  const query = read('suma=2000&perioada=3&unitate=luni&ordine=total&zero=0');
  expect(writeLoanQuery(query)).toBe('?suma=2000&perioada=3');
  expect(writeLoanQuery(query, 'spec')).toBe('?suma=2000&perioada=3&ordine=total');
  expect(writeLoanQuery({ request: query.request })).toBe('?suma=2000&perioada=3');
});

test('the address of a full query has one form', () => {
  const query = read(
    'compara=b&zero=1&plata=card&plata=rate&ordine=rata&scop=masina&unitate=zile&perioada=15&suma=800',
  );
  expect(writeLoanQuery(query)).toBe(
    '?suma=800&perioada=15&unitate=zile&scop=masina&ordine=rata&plata=rate&plata=card&zero=1&compara=b',
  );
});

test('every written query is read back', () => {
  const anyQuery: fc.Arbitrary<LoanQuery> = fc.record({
    request: fc.record({
      principal: fc.integer({ min: 100, max: 100_000 }).map((lei) => bani(lei * 100)),
      term: fc.oneof(
        fc.record({ count: fc.integer({ min: 1, max: 60 }), unit: fc.constant('months' as const) }),
        fc.record({ count: fc.integer({ min: 5, max: 90 }), unit: fc.constant('days' as const) }),
      ),
      purpose: fc.constantFrom(null, ...purposes),
    }),
    sort: fc.constantFrom(null, ...offerSorts.filter((sort) => sort !== 'total')),
    filters: fc.record({
      repayment: fc.subarray(['instalments', 'credit-line', 'credit-card'] as const),
      zero: fc.boolean(),
    }),
    compared: fc.subarray(['ferratum', 'smile-credit', 'hora-credit', 'credit7']),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(read(writeLoanQuery(query))).toEqual({ ...query, errors: [] });
    }),
  );
});

test.each([
  'suma=100&perioada=1',
  'suma=100000&perioada=60',
  'perioada=5&unitate=zile',
  'perioada=90&unitate=zile',
])('no field refuses „%s”: the limits themselves are allowed', (search) => {
  expect(read(search).errors).toEqual([]);
});
