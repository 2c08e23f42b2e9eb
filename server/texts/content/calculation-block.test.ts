import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { seriesBook } from '#domain/base/series/series-book.ts';
import { computeTable } from './calculation-block.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const figures = { pack, series: seriesBook([]), day: '2026-11-23' };
const plain = (rows: string[][]) => rows.map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')));

test('the salary for a loan in euro is its payment divided by the share of income that the rules allow', () => {
  const { rows } = computeTable(
    '{ tip: salariu, euro: 10000, curs: 5.2452, dobanzi: [7], luni: [60] }',
    figures,
  );
  // 52 452 lei at 7% over 60 months: 1 038,61 lei by the annuity formula; over 40% of the income, 2 596,53 lei.
  expect(plain(rows)).toEqual([['7%', '1 039 lei', '2 597 lei']]);
});

test('terms at one rate form the rows, and each figure has its column', () => {
  const block = '{ tip: salariu, euro: 70000, curs: 5.2452, dobanzi: [6.5], luni: [240, 360] }';
  const { caption, head, rows } = computeTable(block, figures);
  expect(caption).toContain('la o dobândă de 6,5% pe an');
  expect(head).toEqual(['Perioada', 'Rata lunară', 'Venitul net']);
  // 367 164 lei by the annuity formula: 2 737,48 and 2 320,73 lei a month, each over 40% of the income.
  expect(plain(rows)).toEqual([
    ['240 de luni', '2 737 lei', '6 844 lei'],
    ['360 de luni', '2 321 lei', '5 802 lei'],
  ]);
});

test('rates over one term form the rows', () => {
  const { caption, rows } = computeTable('{ tip: rate, suma: 10000, dobanzi: [6, 8], luni: [36] }', figures);
  expect(caption).toContain('pe 36\u00a0de\u00a0luni');
  expect(plain(rows).map(([rate, payment]) => [rate, payment])).toEqual([
    ['6%', '304,22 lei'],
    ['8%', '313,36 lei'],
  ]);
});

test('of several rates and terms, the more numerous form the rows', () => {
  const moreRates = computeTable('{ tip: rate, suma: 10000, dobanzi: [4, 6, 8], luni: [24, 36] }', figures);
  expect(plain([moreRates.head])[0]).toEqual(['Dobândă pe an', '24 de luni', '36 de luni']);
  expect(plain(moreRates.rows)[2]?.[2]).toMatch(/^rată 313,36 lei, total 11 28/);

  const moreTerms = computeTable('{ tip: rate, suma: 10000, dobanzi: [6, 8], luni: [12, 24, 36] }', figures);
  expect(moreTerms.head).toEqual(['Perioada', '6% pe an', '8% pe an']);
  expect(plain(moreTerms.rows)[2]?.[2]).toMatch(/^rată 313,36 lei, total 11 28/);
});

test('the ceiling of a small credit grows daily and stops at the amount', () => {
  const { rows } = computeTable('{ tip: plafon, suma: 2000, zile: [30, 200] }', figures);
  expect(plain(rows)).toEqual([
    ['30 de zile', '600 lei', '2 600 lei'],
    ['200 de zile', '2 000 lei', '4 000 lei'],
  ]);
});

test.each([
  ['{ tip: salariu, euro: 10000, curs: 5.2452, dobanzi: [7], luni: [60] }', 'no ceiling of the payments'],
  ['{ tip: plafon, suma: 2000, zile: [30] }', 'no legal ceiling'],
])('without prepared rules nothing is computed for %s', (block, message) => {
  expect(() => computeTable(block, { ...figures, pack: null })).toThrow(message);
});

test('an invalid field is named', () => {
  expect(() => computeTable('{ tip: rate, suma: -1, dobanzi: [7], luni: [12] }', figures)).toThrow(/^suma: /);
});

test('a credit at the ceiling of DAE states the date of the ceiling', () => {
  const block = '{ tip: plafon-dae, suma: 30000, luni: [36], puncte: [0, 1] }';
  const { caption, rows } = computeTable(block, figures);
  expect(caption).toContain('34,5% (la dobânda BNR din 15.05.2026)');
  // 30 000 · (q − 1) / (1 − q^−36), q the twelfth root of 1,345 and of 1,355: 1 273,69 and 1 286,20 lei
  expect(plain(rows)).toEqual([
    ['la plafon, 36 de luni', '1 274 lei', '45 853 lei'],
    ['cu 1 punct mai sus, 36 de luni', '1 286 lei', '46 303 lei'],
  ]);
});
