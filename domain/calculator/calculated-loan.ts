import type { Bani } from '#domain/money/bani.ts';
import type { LoanTerms } from '#domain/loan/monthly-payment.ts';
import type { Term } from '#domain/loan/term.ts';

/** Who borrows. The names are the specification's: `auto` is its word for a business. */
const borrowers = ['personal', 'auto'] as const;
export type Borrower = (typeof borrowers)[number];

/** Instalments every month, equal or decreasing, or everything once, at the end, with interest by day. */
const repayments = ['equal', 'decreasing', 'single'] as const;
export type CalculatedRepayment = (typeof repayments)[number];

/** Interest as it is advertised: 8% a year, or 1% a day. */
export type InterestRate = { percent: number; per: 'year' | 'day' };

/** A loan someone wants to understand. Only a loan paid once may have a term in days. */
export type CalculatedLoan = {
  principal: Bani;
  rate: InterestRate;
  term: Term;
  repayment: CalculatedRepayment;
  fees: {
    /** paid when the money is received */
    atStart: Bani;
    /** paid with each instalment; a loan paid once has none */
    monthly: Bani;
  };
};

/** What its monthly instalments are computed with: interest told by day counts the days of each month. @param termMonths of the instalments */
export function instalmentTerms({ principal, rate }: CalculatedLoan, termMonths: number): LoanTerms {
  return {
    principal,
    yearlyRatePercent: yearlyRatePercent(rate),
    termMonths,
    ...(rate.per === 'day' && { daysCountedAfter: { months: 0 } }),
  };
}

/** Nominal yearly interest in percent. A year has 365 days of a rate by day. */
export function yearlyRatePercent({ percent, per }: InterestRate): number {
  return per === 'year' ? percent : percent * 365;
}
