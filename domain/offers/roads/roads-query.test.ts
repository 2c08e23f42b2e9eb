import fc from 'fast-check';
import { expect, test } from 'vitest';
import { romanianLimits } from '#domain/law/countries/romanian-limits.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { readRoadsQuery, roadsQueryKeys, writeRoadsQuery } from './roads-query.ts';

const read = (search: string) => readRoadsQuery(new URLSearchParams(search), romanianLimits);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('amounts and terms beyond those of non-bank lenders are accepted like any other', () => {
  for (const [search, lei, count] of [
    ['suma=30 000&perioada=36', 30_000, 36],
    ['suma=100000&perioada=60', 100_000, 60],
    ['suma=300&perioada=1', 300, 1],
  ] as const) {
    const { request, errors } = read(search);
    expect(errors).toEqual([]);
    expect(request).toMatchObject({ principal: fromLei(lei), term: { count, unit: 'months' } });
  }
});

test('an offered rate is read with its fees, as people write them', () => {
  expect(read('dobanda=9,5&comisioane=1 200,50').offered).toEqual({ percentAYear: 9.5, fees: 120_050 });
  expect(read('dobanda=9.5 %').offered).toEqual({ percentAYear: 9.5, fees: null });
  expect(read('dobanda=0&comisioane=0').offered).toEqual({ percentAYear: 0, fees: 0 });
  expect(read('').offered).toBeNull();
});

test.each([
  ['suma=', 'suma', 'Scrieți suma de care aveți nevoie.'],
  ['suma=abc', 'suma', 'Scrieți suma în cifre, în lei întregi, de exemplu 2 000.'],
  ['suma=-5', 'suma', 'Scrieți suma în cifre, în lei întregi, de exemplu 2 000.'],
  ['suma=1e99', 'suma', 'Scrieți suma în cifre, în lei întregi, de exemplu 2 000.'],
  ['suma=100001', 'suma', 'Alegeți o sumă între 100 și 100 000 de lei.'],
  ['perioada=61', 'perioada', 'Alegeți o perioadă între 1 și 60 de luni.'],
  [
    'perioada=0',
    'perioada',
    'Alegeți o perioadă între 1 și 60 de luni. Pentru un timp mai scurt, alegeți zilele.',
  ],
  ['dobanda=mult', 'dobanda', 'Scrieți dobânda în cifre, de exemplu 8 sau 8,5.'],
  ['dobanda=-3', 'dobanda', 'Scrieți dobânda în cifre, de exemplu 8 sau 8,5.'],
  ['dobanda=1e99', 'dobanda', 'Scrieți dobânda în cifre, de exemplu 8 sau 8,5.'],
  ['dobanda=1001', 'dobanda', 'Scrieți o dobândă între 0 și 1 000% pe an.'],
  ['dobanda=9&comisioane=x', 'comisioane', 'Scrieți comisioanele în cifre, de exemplu 300.'],
  ['dobanda=9&comisioane=200000', 'comisioane', 'Scrieți comisioane, la un loc, de cel mult 100 000 de lei.'],
  ['comisioane=300', 'dobanda', 'Scrieți și dobânda pe an care vi s-a spus, de exemplu 9,5.'],
])('„%s” is answered at %s with „%s”', (search, field, message) => {
  const { errors } = read(search);
  expect(errors.map((error) => ({ ...error, message: plain(error.message) }))).toEqual([{ field, message }]);
});

test('whatever is typed, there is a loan to compute and each field has at most one error', () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('1e99', '-1', '∞', '2 000', '9,5', ''));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...roadsQueryKeys), typed), (fields) => {
      const { request, errors } = readRoadsQuery(new URLSearchParams(fields), romanianLimits);
      expect(request.principal).toBeGreaterThanOrEqual(10_000);
      expect(request.principal).toBeLessThanOrEqual(10_000_000);
      expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
    }),
  );
});

test('the link of a request contains all of it', () => {
  const query = read('suma=30000&perioada=36&scop=renovare&dobanda=9,5&comisioane=300,5');
  const { errors: _, ...again } = read(writeRoadsQuery(query));
  expect(again).toEqual({ request: query.request, offered: query.offered });
});
