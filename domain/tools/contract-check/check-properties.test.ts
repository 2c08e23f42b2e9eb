import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTyped, usualContract, type TypedContract } from '#tests/factories/contract.ts';
import type { Verdict } from './verdict.ts';

const rank: Record<Verdict, number> = { under: 0, unknown: 0, ask: 1, over: 2 };
/** Checks that depend on the price of a contract; the others look at documents. */
const priced = ['daily-ceiling', 'double-ceiling', 'apr-ceiling', 'penalties', 'late', 'extension'];

const rankOf = (result: { verdict: Verdict } | undefined) => rank[result?.verdict ?? 'unknown'];
const lei = (bani: number) => (bani / 100).toFixed(2);
const typedOf = (sum: number, rest: TypedContract): TypedContract => ({
  ...usualContract,
  primiti: String(sum),
  ...rest,
});

// Legea 243/2024, art. 6, by hand: the highest cost of a single payment, in bani.
const bands = [
  [5_000, 1],
  [10_000, 0.8],
  [25_000, 0.6],
] as const;
function mostByTheAct(sum: number, days: number): number {
  const [, percent = 0] = bands.find(([upTo]) => sum <= upTo) ?? [];
  return Math.min(Math.round(sum * percent * days), sum * 100);
}

test('a contract that is cheaper in every payment is never judged worse by a check of its price', () => {
  const payment = fc.tuple(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 0, max: 300_000 }));
  const kinds = fc.constantFrom('rate', 'linie', 'card', 'o-plata');
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 40_000 }),
      fc.array(payment, { minLength: 1, maxLength: 8 }),
      kinds,
      fc.integer({ min: 0, max: 3_000_00 }),
      (sum, payments, tip, more) => {
        const of = (amounts: readonly number[]) =>
          checkTyped(
            typedOf(sum, {
              tip,
              'suma-contract': String(sum),
              termen: '',
              plati: amounts
                .map((amount, month) => `16.${String(month + 1).padStart(2, '0')}.2027 ${lei(amount)}`)
                .join('\n'),
              penalizare: '0,5',
              penalizari: lei(more),
              prelungire: lei(more),
              'prelungire-zile': '30',
            }),
          );
        const cheap = payments.map(([amount]) => amount);
        const dear = payments.map(([amount, above]) => amount + above);
        fc.pre(cheap.reduce((whole, amount) => whole + amount, 0) >= sum * 100);
        const [one, other] = [of(cheap), of(dear)];
        expect(rank[one.verdict]).toBeLessThanOrEqual(rank[other.verdict]);
        for (const id of priced) {
          const [a, b] = [one, other].map(({ results }) => results.find((result) => result.id === id));
          expect([id, Math.max(0, rankOf(a) - rankOf(b))]).toEqual([id, 0]);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('one payment is over exactly when it costs more than the act allows, to the ban', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: -2, max: 2 }),
      (sum, days, off) => {
        const most = mostByTheAct(sum, days);
        fc.pre(most + off >= 0);
        const { verdict, over } = checkTyped(
          typedOf(sum, { termen: String(days), platiti: lei(sum * 100 + most + off) }),
        );
        expect([verdict, over]).toEqual(off > 0 ? ['over', off] : ['under', null]);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  [5_000, 5_001],
  [10_000, 10_001],
])('from %d to %d lei the ceiling falls, as in the act', (below, above) => {
  const at = (sum: number) =>
    checkTyped(typedOf(sum, { platiti: lei(sum * 100 + mostByTheAct(below, 30)) })).verdict;
  expect([at(below), at(above)]).toEqual(['under', 'over']);
});

test.each([
  ['10.11.2024', 'unknown'],
  ['11.11.2024', 'over'],
  ['22.11.2026', 'over'],
])('the same contract of %s: %s', (data, verdict) => {
  expect(checkTyped(typedOf(1_500, { platiti: '2115', data })).verdict).toBe(verdict);
});
