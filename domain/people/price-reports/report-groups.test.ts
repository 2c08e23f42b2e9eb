import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { checkTyped, usualContract } from '#tests/factories/contract.ts';
import { isAboveCeiling, readReport } from './price-report-form.ts';
import { priceReport, writeReport, type PriceReport } from './price-report.ts';
import { groupOf, reportGroups, type KeptReport } from './report-groups.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const report = (more: Partial<PriceReport> = {}): PriceReport => ({
  lender: 'ferratum',
  kind: 'single',
  sumLei: 1_000,
  days: 30,
  percentPerDay: 0.9,
  feesLei: 0,
  month: '2026-06',
  ...more,
});
const five = (last: Partial<PriceReport>): KeptReport[] =>
  [{}, {}, {}, {}, last].map((more, at) => ({ id: at + 1, ...report(more) }));

test.each([
  ['the same price', {}, true],
  // 20% above 1 000 lei is 1 200.
  ['a sum 20% larger', { sumLei: 1_200 }, true],
  ['a sum more than 20% larger', { sumLei: 1_300 }, false],
  ['a rate 0,05 points higher', { percentPerDay: 0.95 }, true],
  ['a rate 0,06 points higher', { percentPerDay: 0.96 }, false],
  ['a month half a year later', { month: '2026-12' }, true],
  ['a month seven later', { month: '2027-01' }, false],
  ['another product', { kind: 'line' }, false],
  ['another lender', { lender: 'smile-credit' }, false],
] as const)('four reports and %s', (_, last, isGroup) => {
  expect(groupOf(five(last)) !== null).toBe(isGroup);
  expect(reportGroups(five(last))).toHaveLength(isGroup ? 1 : 0);
});

test('four reports are never a group', () => {
  expect(groupOf(five({}).slice(1))).toBeNull();
});

test('a group has its number, its ranges and its months', () => {
  expect(groupOf(five({ sumLei: 1_100, percentPerDay: 0.93, month: '2026-08', feesLei: 20 }))).toEqual({
    ids: [1, 2, 3, 4, 5],
    sumsLei: { min: 1_000, max: 1_100 },
    days: { min: 30, max: 30 },
    percentPerDay: { min: 0.9, max: 0.93 },
    feesLei: { min: 0, max: 20 },
    months: { from: '2026-06', to: '2026-08' },
  });
});

test('the largest group is found among others, and no report is in two', () => {
  const dear = five({}).map((one) => ({ ...one, id: one.id + 10, percentPerDay: 0.5 }));
  const lone = { id: 99, ...report({ percentPerDay: 0.7 }) };
  const groups = reportGroups([...dear, lone, ...five({}), { id: 6, ...report() }]);
  expect(groups.map(({ ids }) => ids)).toEqual([
    [1, 2, 3, 4, 5, 6],
    [11, 12, 13, 14, 15],
  ]);
});

test.each([
  // 1 000 lei for 30 days: at most 1% a day, 300 lei.
  [{ percentPerDay: 1 }, 'ifn', false],
  [{ percentPerDay: 1, feesLei: 1 }, 'ifn', true],
  [{ percentPerDay: 1.01 }, 'ifn', true],
  [{ percentPerDay: 1.01 }, 'unknown', true],
  [{ percentPerDay: 1.01 }, 'foreign-bank', false],
  // 1 000 lei for 120 days: never more than the sum itself, which is 0,83% a day and 4 lei.
  [{ percentPerDay: 0.83, days: 120, feesLei: 4 }, 'ifn', false],
  [{ percentPerDay: 0.83, days: 120, feesLei: 5 }, 'ifn', true],
  // Above 25 000 lei the ceiling is of DAE, 34,5%: 0,09% a day are 32,85% a year, 0,1% are 36,5%.
  [{ sumLei: 30_000, days: 365, percentPerDay: 0.09 }, 'ifn', false],
  [{ sumLei: 30_000, days: 365, percentPerDay: 0.1 }, 'ifn', true],
] as const)('%j of a lender of kind %s is above the ceiling: %s', (more, kind, isAbove) => {
  expect(isAboveCeiling(report(more), kind, pack)).toBe(isAbove);
});

test('a checked contract is reported without its reader, the sum in hundreds', () => {
  const { contract } = checkTyped({ ...usualContract, primiti: '1 540', platiti: '1 950', comisioane: '15' });
  const lender = { slug: 'ferratum', name: 'Ferratum', kind: 'ifn', identity: null } as const;
  const ofContract = priceReport({ ...contract, lender });
  // 410 lei for 1 540 in 30 days: 0,8874…% a day.
  expect(ofContract).toMatchObject({
    lender: 'ferratum',
    sumLei: 1_500,
    days: 30,
    percentPerDay: 0.89,
    feesLei: 15,
  });
  expect(readReport(writeReport(ofContract ?? report()))).toEqual(ofContract);
  expect(priceReport({ ...contract, lender: null })).toBeNull();
  expect(priceReport({ ...contract, lender, kind: null })).toBeNull();
  expect(priceReport({ ...contract, lender, concluded: null })).toBeNull();
});

test.each([
  { suma: '1540' },
  { zile: '0' },
  { 'pe-zi': '11' },
  { 'pe-zi': '0.123' },
  { luna: '2026-13' },
  { creditor: '../x' },
  { comisioane: '-1' },
])('%j is no report of the page', (more) => {
  expect(readReport({ ...writeReport(report()), ...more })).toBeNull();
});
