import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Debt } from './debt.ts';
import { debtsCalendarHref } from './debts-calendar.ts';
import { planDebts } from './debts-plan.ts';

const debt = (name: string, lei: number, dueDay: number | null): Debt => ({
  name,
  balance: fromLei(lei),
  yearlyRatePercent: 0,
  minimum: fromLei(100),
  dueDay,
});

/** Reads the lines of the file, continuations joined, from the download's address. */
function linesOf(
  debts: readonly [Debt, ...Debt[]],
  today: `${number}-${number}-${number}` = '2026-11-23',
): string[] {
  const plan = planDebts({ debts, extra: fromLei(0), income: null, refinancing: null }, today, null);
  const href = debtsCalendarHref(plan, today) ?? '';
  return decodeURIComponent(href.replace('data:text/calendar;charset=utf-8,', ''))
    .replaceAll('\r\n ', '')
    .split('\r\n');
}
const starting = (lines: string[], name: string) => lines.filter((line) => line.startsWith(name));

test('each debt with a due day recurs every month until the plan ends it', () => {
  // The card's 100 lei are paid in December; its money goes to the shop, whose 300 end in January.
  const lines = linesOf([debt('Magazinul', 300, 5), debt('Cardul', 100, 28)]);
  expect(starting(lines, 'SUMMARY')).toEqual([
    'SUMMARY:Scadență Magazinul: 100\u00a0lei',
    'SUMMARY:Scadență Cardul: 100\u00a0lei',
  ]);
  // The fifth of this month is past, the 28th is to come.
  expect(starting(lines, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261205', 'DTSTART;VALUE=DATE:20261128']);
  // Each ends in the month computed by the avalanche: freed money goes to the next debt.
  expect(starting(lines, 'RRULE')).toEqual([
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=5;UNTIL=20270105',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=28;UNTIL=20261228',
  ]);
  expect(lines).toContain('DESCRIPTION:După planul din 23.11.2026\\, ultima plată este în 05.01.2027.');
  expect(starting(lines, 'UID')).toEqual([
    'UID:scadenta-5-Magazinul@imprumut-clar',
    'UID:scadenta-28-Cardul@imprumut-clar',
  ]);
});

test('two debts of one name on one day are two entries, the same ones when the file is made again', () => {
  const debts = [debt('Card', 300, 5), debt('Card', 100, 5), debt('Card-2', 100, 5)] as const;
  const lines = linesOf(debts);
  const uids = starting(lines, 'UID');
  expect(new Set(uids).size).toBe(3);
  const paidSince = debts.map((each) => ({ ...each, balance: fromLei(50) })) as [Debt, Debt, Debt];
  const later = linesOf(paidSince, '2026-12-23');
  expect(starting(later, 'UID')).toEqual(uids);
  // The later file replaces the entries of the earlier one, and no entry blocks the day.
  const sequences = [lines, later].map((each) =>
    starting(each, 'SEQUENCE').map((line) => Number(line.split(':')[1])),
  );
  expect(sequences[1]).toEqual(sequences[0]?.map((sequence) => sequence + 30));
  expect(starting(later, 'DTSTAMP')).toEqual(uids.map(() => 'DTSTAMP:20261223T000000Z'));
  expect(starting(later, 'TRANSP')).toEqual(uids.map(() => 'TRANSP:TRANSPARENT'));
});

test('a day missing from a month is its last day', () => {
  const lines = linesOf([debt('Cardul', 300, 31), debt('Banca', 300, 29)], '2027-01-31');
  expect(starting(lines, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20270228', 'DTSTART;VALUE=DATE:20270228']);
  expect(starting(lines, 'RRULE')).toEqual([
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;UNTIL=20270430',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1;UNTIL=20270429',
  ]);
});

test('a plan without an end has payments without one, and debts without a day are in no calendar', () => {
  const endless: Debt = { ...debt('Linia', 1_000, 10), yearlyRatePercent: 365 };
  expect(starting(linesOf([endless]), 'RRULE')).toEqual(['RRULE:FREQ=MONTHLY;BYMONTHDAY=10']);
  expect(linesOf([debt('Magazinul', 300, null)])).toEqual(['']);
});

test('a typed name cannot end a line of the file', () => {
  const lines = linesOf([debt('A;B,C\\D', 100, 5)]);
  expect(starting(lines, 'SUMMARY')).toEqual(['SUMMARY:Scadență A\\;B\\,C\\\\D: 100\u00a0lei']);
});
