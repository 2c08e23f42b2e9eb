import { bani, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { illustratedLoan } from './illustrated-loan.ts';
import type { AskedLoan } from './asked-loan.ts';
import { isKnownToLend } from './lender-reach.ts';
import type { BankAverage, RoadRates } from './rates-on-day.ts';

/** Cost of a loan at the average of all banks, which is no single bank's price. */
export type AverageCost = { average: BankAverage; instalment: Bani; total: Bani; cost: Bani };

/** The average is stated only for loans that so many banks are known to give, by their own pages. */
const FEWEST_BANKS = 3;

/**
 * Computes a loan at the average APR of new consumer loans, in equal monthly payments: P·i / (1 − (1 + APR)^(−n/12)), where i =
 * (1 + APR)^(1/12) − 1. The average is weighted by amounts, and not split by amount or term.
 * @returns null without a known average, or if too few banks are known to lend this amount for this term
 */
export function averageCost({ lenders, loanAverage }: RoadRates, asked: AskedLoan): AverageCost | null {
  const banks = lenders.filter((lender) => lender.road === 'bank' && isKnownToLend(lender, asked));
  if (loanAverage === null || banks.length < FEWEST_BANKS) return null;
  const { principal, term } = asked;
  const growth = 1 + loanAverage.percentAYear / 100;
  const payment = (principal * (growth ** (1 / 12) - 1)) / (1 - growth ** (-term.count / 12));
  const total = roundToBani(payment * term.count);
  return {
    average: loanAverage,
    instalment: roundToBani(payment),
    total,
    cost: bani(total - principal),
  };
}

/** Interest of a debt on an account at the average of overdrafts and cards: repaid in parts, and at the end. */
export type AverageInterest = { average: BankAverage; low: Bani; high: Bani };

/** @returns null without a known average, or for a term that is not in months */
export function averageInterest(
  { overdraftAverage }: RoadRates,
  { principal, term }: AskedLoan,
): AverageInterest | null {
  if (overdraftAverage === null || term.unit !== 'months') return null;
  const interest = (repayment: 'decreasing' | 'at-the-end') =>
    illustratedLoan(
      { rate: overdraftAverage, repayment, fees: 'unknown' },
      { principal, termMonths: term.count },
    ).cost;
  return { average: overdraftAverage, low: interest('decreasing'), high: interest('at-the-end') };
}
