import type { Bani } from '#domain/base/money/bani.ts';
import type { LoanTerms } from '#domain/loan/monthly-payment.ts';
import type { Term } from '#domain/loan/term.ts';

/** Kinds of borrowers, by the names of the specification: `auto` is its name for a business. */
const borrowers = ['personal', 'auto'] as const;
export type Borrower = (typeof borrowers)[number];

/** Monthly instalments, equal or decreasing, or a single repayment at the end, with daily interest. */
const repayments = ['equal', 'decreasing', 'single'] as const;
export type CalculatedRepayment = (typeof repayments)[number];

/** Interest as advertised: 8% a year, or 1% a day. */
export type InterestRate = { percent: number; per: 'year' | 'day' };

/** Loan entered into the calculator. Only a loan with a single repayment may have a term in days. */
export type CalculatedLoan = {
  principal: Bani;
  rate: InterestRate;
  term: Term;
  repayment: CalculatedRepayment;
  fees: {
    /** paid at disbursement */
    atStart: Bani;
    /** paid with each instalment; not charged with a single repayment */
    monthly: Bani;
  };
};

/**
 * Returns the terms that its monthly instalments are computed from: daily interest counts the days of each month. @param termMonths
 * of the instalments
 */
export function instalmentTerms({ principal, rate }: CalculatedLoan, termMonths: number): LoanTerms {
  return {
    principal,
    yearlyRatePercent: yearlyRatePercent(rate),
    termMonths,
    ...(rate.per === 'day' && { daysCountedAfter: { months: 0 } }),
  };
}

/** Returns the nominal yearly interest in percent. A daily rate counts 365 days a year. */
export function yearlyRatePercent({ percent, per }: InterestRate): number {
  return per === 'year' ? percent : percent * 365;
}
