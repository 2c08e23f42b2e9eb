import { bani, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { illustratedLoan } from './illustrated-loan.ts';
import type { AskedLoan } from './asked-loan.ts';
import { isKnownToLend } from './lender-reach.ts';
import type { BankAverage, RoadRates } from './rates-on-day.ts';

/** What a loan costs at the average of all banks. It is nobody's price. */
export type AverageCost = { average: BankAverage; instalment: Bani; total: Bani; cost: Bani };

/** A statistic is told of loans that so many banks are known to give, by their own pages. */
const FEWEST_BANKS = 3;

/**
 * What the average APR of new consumer loans makes of a loan, in equal monthly payments: P·i / (1 − (1 + APR)^(−n/12)), where
 * i = (1 + APR)^(1/12) − 1. The average is weighted by sums, and knows no split by sum or term.
 * @returns null where no average is known, or too few banks are known to lend this sum for this time
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

/** The interest of a debt on an account at the average of overdrafts and cards: paid back bit by bit, and all at the end. */
export type AverageInterest = { average: BankAverage; low: Bani; high: Bani };

/** @returns null where no average is known, or the term is none of months */
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
