import { expect, test } from 'vitest';
import { isOld, oldFrom } from './series-age.ts';
import { pointOn, pointProblem, seriesBook, withEntries } from './series-book.ts';
import { datedValue } from './series-in-words.ts';
import type { SeriesName, SeriesPoint } from './series.ts';
import { readPoint } from './typed-point.ts';

const source = { name: 'BNR', url: 'https://www.bnr.ro/', date: '2026-05-15', readAt: '2026-11-20' };
const point = (from: string, value: number, more: Partial<SeriesPoint> = {}): SeriesPoint => ({
  from,
  value,
  source,
  ...more,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the value of a day is the latest that is not after it, in any order of entry', () => {
  const { ircc } = seriesBook([
    { series: 'ircc', point: point('2026-10-01', 5.57) },
    { series: 'ircc', point: point('2026-07-01', 5.56) },
  ]);
  expect(pointOn(ircc, '2026-06-30')).toBeUndefined();
  expect(pointOn(ircc, '2026-09-30')?.value).toBe(5.56);
  expect(pointOn(ircc, '2026-10-01')?.value).toBe(5.57);
});

test('of two values for one day the one entered later stays, and the others are unchanged', () => {
  const book = seriesBook([
    { series: 'ircc', point: point('2026-07-01', 5.56) },
    { series: 'ircc', point: point('2026-10-01', 5.57) },
  ]);
  const { ircc } = withEntries(book, [{ series: 'ircc', point: point('2026-10-01', 5.58) }]);
  expect(ircc.map(({ value }) => value)).toEqual([5.56, 5.58]);
});

test.each<[SeriesName, SeriesPoint, string]>([
  ['ircc', point('2026-10-01', 5.57, { computed: 'media' }), '5,57% (de la 01.10.2026, calculul nostru)'],
  ['robor-3m', point('2026-01-21', 5.91), '5,91% (la 21.01.2026)'],
  ['inflatie', point('2026-03-01', 9.87), '9,87% (martie 2026)'],
  ['cas', point('2026-01-01', 25), '25% (în 2026)'],
  ['salariu-minim', point('2026-07-01', 4325), '4 325 de lei (de la 01.07.2026)'],
  [
    'dobanda-cheie',
    point('2024-08-08', 6.5, { lastSeen: source }),
    '6,50% (de la 08.08.2024, aceeași la 15.05.2026)',
  ],
])('%s is written with its period and its author', (series, value, words) => {
  expect(plain(datedValue(series, value))).toBe(words);
});

test('a quarter of IRCC is old when the next has begun, however recently it was read', () => {
  const value = point('2026-10-01', 5.57, {
    source: { ...source, date: '2027-06-01', readAt: '2027-06-01' },
  });
  expect(isOld('ircc', value, '2027-01-04')).toBe(false);
  expect(isOld('ircc', value, '2027-01-05')).toBe(true);
});

test('a rate of the central bank ages from the day it was last confirmed', () => {
  const decided = point('2024-08-08', 7.5, { source: { ...source, date: '2024-08-07' } });
  expect(oldFrom('lombard', decided)).toBe('2024-10-08');
  // 60 days after 15.05.2026 is 14.07.2026.
  expect(oldFrom('lombard', { ...decided, lastSeen: source })).toBe('2026-07-15');
});

test.each<[SeriesName, SeriesPoint]>([
  ['ircc', point('2026-10-01', 557)],
  ['salariu-minim', point('2026-07-01', 43.25)],
  ['inflatie', point('2026-03-15', 9.87)],
  ['inflatie-medie', point('2025-03-01', 7.3)],
])('an impossible value of %s is reported in a sentence', (series, impossible) => {
  expect(pointProblem({ series, point: impossible })).toMatch(/^\p{Lu}.*\.$/u);
});

const known = {
  book: seriesBook([{ series: 'lombard', point: point('2024-08-08', 7.5) }]),
  today: '2026-11-23',
};
const typed = {
  serie: 'lombard',
  valoare: '7,5',
  valabil: '8 august 2024',
  sursa: 'BNR, comunicat',
  adresa: 'https://www.bnr.ro/x',
  data_sursei: '20.11.2026',
  citit: '23.11.2026',
};

test('a repeated value is a confirmation: its source stays, and it gets a day', () => {
  const seen = {
    name: 'BNR, comunicat',
    url: 'https://www.bnr.ro/x',
    date: '2026-11-20',
    readAt: '2026-11-23',
  };
  expect(readPoint(typed, known)).toEqual({
    entry: { series: 'lombard', point: { from: '2024-08-08', value: 7.5, source, lastSeen: seen } },
  });
});

test('a new value is read as people type it: days, months, years, a sign, a percent sign', () => {
  const read = (fields: object) => {
    const answer = readPoint({ ...typed, ...fields }, known);
    return 'entry' in answer ? [answer.entry.point.from, answer.entry.point.value] : answer.problems;
  };
  expect(read({ valoare: '7,25%', valabil: '1.12.2026' })).toEqual(['2026-12-01', 7.25]);
  expect(read({ serie: 'inflatie', valoare: '−0,5', valabil: 'martie 2026' })).toEqual(['2026-03-01', -0.5]);
  expect(read({ serie: 'cas', valoare: '25', valabil: '2026' })).toEqual(['2026-01-01', 25]);
});

test.each([
  [{ serie: 'nimic' }, 'serie'],
  [{ valoare: 'șapte' }, 'valoare'],
  [{ valoare: '750' }, 'valoare'],
  [{ valabil: '31.02.2026' }, 'valabil'],
  [{ sursa: ' ' }, 'sursa'],
  [{ adresa: 'bnr' }, 'adresa'],
  [{ data_sursei: 'ieri' }, 'data_sursei'],
  [{ data_sursei: '24.11.2026' }, 'data_sursei'],
  [{ citit: '11.2026' }, 'citit'],
  [{ citit: '24.11.2026' }, 'citit'],
  [{ serie: 'inflatie', valabil: 'decembrie 2026' }, 'valabil'],
])('problems of %j are reported beside %s', (wrong, field) => {
  const answer = readPoint({ ...typed, ...wrong }, known);
  expect('problems' in answer && Object.keys(answer.problems)).toEqual([field]);
});
