import { expect, test } from 'vitest';
import { fromLei } from '#domain/money/bani.ts';
import { newIllustration } from '#tests/factories/rate-illustration.ts';
import { carriedIllustrations, illustrationGap, interestAlone, isWhole } from './carried-illustration.ts';

const months = (count: number) => ({ count, unit: 'months' }) as const;
const asked = (lei: number, count: number) => ({ principal: fromLei(lei), term: months(count) });
// 40 000 lei over 60 months: from 10 000 to 80 000 lei, from 15 to 120 months.
const example = newIllustration({ principalLei: 40_000, termMonths: 60 });

test.each([
  [10_000, 60, null],
  [80_000, 60, null],
  [40_000, 15, null],
  [40_000, 120, null],
  [9_999.99, 60, { sum: 'below', term: null }],
  [80_000.01, 60, { sum: 'above', term: null }],
  [40_000, 14, { sum: null, term: 'below' }],
  [40_000, 121, { sum: null, term: 'above' }],
  [2_000, 3, { sum: 'below', term: 'below' }],
])('of 40 000 lei over 60 months, %d lei over %i months: %j', (lei, count, gap) => {
  expect(illustrationGap(example, asked(lei, count))).toEqual(gap);
});

test('of a term in days an example that is paid in months says nothing', () => {
  const short = newIllustration({ principalLei: 1_000, termMonths: 1 });
  expect(illustrationGap(short, { principal: fromLei(1_000), term: { count: 30, unit: 'days' } })).toEqual({
    sum: null,
    term: 'below',
  });
});

test('the rate is carried, the fees stay as printed, and the insurance of another sum stays out', () => {
  const fees = { atStartLei: 200, monthlyLei: 5, unnamedLei: 0, insuranceLei: 2_063.4 };
  const insured = newIllustration({ rate: { percentAYear: 10.66, kind: 'variable', by: 'source' }, fees });
  const [loan] = carriedIllustrations([insured], asked(30_000, 36));
  // 977,34 of annuity and 5 a month, 200 at the start: the prototype's own figure, 982,34 and 5 564 lei.
  expect(loan?.instalment).toBe(98_234);
  expect(Math.round((loan?.cost ?? 0) / 100)).toBe(5_564);
  expect(isWhole(insured)).toBe(false);
  expect(isWhole(newIllustration({ fees: 'unknown' }))).toBe(false);
  expect(isWhole(example)).toBe(true);
});

test('the least costly example comes first', () => {
  const rates = [11.87, 7.98, 10.98];
  const examples = rates.map((percentAYear, at) =>
    newIllustration({ id: `x-${at}`, rate: { percentAYear, kind: 'fixed', by: 'source' } }),
  );
  const carried = carriedIllustrations(examples, asked(30_000, 36));
  expect(carried.map(({ illustration }) => illustration.rate.percentAYear)).toEqual([7.98, 10.98, 11.87]);
});

// 2 000 lei at 10%: three payments of 677,81; the specification of the page says 33 lei. Of days, simple interest.
test.each([
  [10, 2_000, months(3), 33.43],
  [12, 30_000, months(36), 5_871.45],
  [0, 2_000, months(3), 0],
  [10, 2_000, { count: 30, unit: 'days' } as const, 16.44],
])('a rate of %d a year on %d lei makes interest of its own', (percent, lei, term, interest) => {
  expect(Math.abs(interestAlone(percent, { principal: fromLei(lei), term }) / 100 - interest)).toBeLessThan(
    0.05,
  );
});
