import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { computeTable } from './calculation-block.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const plain = (rows: string[][]) => rows.map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')));

test('the salary for a loan in euro is its payment over the share of income the rules allow', () => {
  const { rows } = computeTable(
    '{ tip: salariu, euro: 10000, curs: 5.2452, dobanzi: [7], luni: [60] }',
    pack,
  );
  // 52 452 lei at 7% over 60 months: 1 038,61 lei by the annuity formula; over 40% of the income, 2 596,53 lei.
  expect(plain(rows)).toEqual([['7%', 'rată 1 039 lei, venit 2 597 lei']]);
});

test('the ceiling of a small credit grows by day and stops at the sum', () => {
  const { rows } = computeTable('{ tip: plafon, suma: 2000, zile: [30, 200] }', pack);
  expect(plain(rows)).toEqual([
    ['30 de zile', '600 lei', '2 600 lei'],
    ['200 de zile', '2 000 lei', '4 000 lei'],
  ]);
});

test.each([
  ['{ tip: salariu, euro: 10000, curs: 5.2452, dobanzi: [7], luni: [60] }', 'no ceiling of the payments'],
  ['{ tip: plafon, suma: 2000, zile: [30] }', 'no legal ceiling'],
])('where no rules are prepared nothing is computed of %s', (block, message) => {
  expect(() => computeTable(block, null)).toThrow(message);
});

test('a field that is wrong is named', () => {
  expect(() => computeTable('{ tip: rate, suma: -1, dobanzi: [7], luni: [12] }', pack)).toThrow(/^suma: /);
});
