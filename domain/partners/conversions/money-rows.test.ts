import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLei } from './in-lei.ts';
import { approvalPercent, earnedPerClick, type MoneyLine, moneyRows } from './money-rows.ts';

// By hand: 120,50 EUR × 5,0923 = 613,62215; 100 HUF cost 1,2345 lei; 0,50 × 1,01 is half a ban.
test.each([
  [12_050, '5.0923', 1, 61_362],
  [100_000, '1.2345', 100, 1_235],
  [50, '1.01', 1, 51],
  [99_999_999_999, '5.0923', 1, 509_229_999_995],
])('%d hundredths at %s for %d are %d bani', (cents, value, multiplier, bani) => {
  expect(inLei(cents, { value, multiplier })).toBe(bani);
});

const rates: Readonly<Record<string, string>> = { 'EUR 2026-11-20': '5.0923', 'EUR 2026-11-23': '5.1000' };
const rateOf = (currency: string, day: string) => {
  const value = rates[`${currency} ${day}`];
  return value === undefined ? undefined : { value, multiplier: 1 };
};
const line = (changes: Partial<MoneyLine>): MoneyLine => ({
  name: '101',
  status: 'approved',
  payout: { cents: 10_000, currency: 'EUR' },
  decidedOn: '2026-11-20',
  count: 1,
  ...changes,
});

test('amounts are listed by currency and in lei of the day of each decision; a missing rate is reported', () => {
  const { rows, total } = moneyRows(
    [
      line({}),
      line({ decidedOn: '2026-11-23', count: 2 }),
      line({ payout: { cents: 5_000, currency: 'RON' } }),
      line({ name: '102', payout: { cents: 700, currency: 'USD' } }),
      line({ name: '102', status: 'rejected' }),
      line({ name: '102', status: 'pending', payout: null }),
    ],
    new Map([['101', 7]]),
    rateOf,
  );

  // 509,23 + 2 × 510,00 + 50,00 lei; 7 clicks.
  expect(rows).toEqual([
    {
      name: '101',
      clicks: 7,
      pending: 0,
      approved: 4,
      rejected: 0,
      amounts: [
        { cents: 30_000, currency: 'EUR' },
        { cents: 5_000, currency: 'RON' },
      ],
      leiCents: 157_923,
      unpriced: [],
    },
    {
      name: '102',
      clicks: 0,
      pending: 1,
      approved: 1,
      rejected: 1,
      amounts: [{ cents: 700, currency: 'USD' }],
      leiCents: 0,
      unpriced: [{ cents: 700, currency: 'USD' }],
    },
  ]);
  expect(rows.map(earnedPerClick)).toEqual([22_560, null]);
  expect(rows.map(approvalPercent)).toEqual([100, 50]);
  expect([total.approved, total.leiCents, earnedPerClick(total)]).toEqual([5, 157_923, null]);
});

test('the total is the sum of its rows, whatever was reported', () => {
  const lines = fc.array(
    fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      status: fc.constantFrom('pending', 'approved', 'rejected'),
      payout: fc.option(
        fc.record({ cents: fc.nat(99_999_999_999), currency: fc.constantFrom('RON', 'EUR', 'USD') }),
      ),
      decidedOn: fc.constantFrom('2026-11-20', '2026-11-23'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, (said) => {
      const { rows, total } = moneyRows(said, new Map([['b', 3]]), rateOf);
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
      expect(sum((row) => row.leiCents)).toBe(total.leiCents);
      expect(sum((row) => row.pending + row.approved + row.rejected)).toBe(
        said.reduce((all, { count }) => all + count, 0),
      );
      expect(sum((row) => row.unpriced[0]?.cents ?? 0)).toBe(total.unpriced[0]?.cents ?? 0);
    }),
  );
});
