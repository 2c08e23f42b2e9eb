import type { Bani } from '#domain/base/money/bani.ts';
import { percentShare, type Share } from '#domain/base/money/share.ts';
import { equalPayment } from './equal-payments.ts';
import { monthEnd } from './term.ts';

export type LoanTerms = {
  principal: Bani;
  yearlyRatePercent: number;
  termMonths: number;
  /** for daily interest: each month counts its own days, after this many months. Undefined: a twelfth of the year */
  daysCountedAfter?: { months: number };
};

/**
 * Computes the equal monthly payment that repays a loan (annuity): P·r / (1 − (1 + r)^−n).
 * @param terms.principal P, the principal in bani, above 0
 * @param terms.yearlyRatePercent nominal yearly interest in percent, 0 or more: 8 is 8%; r is a twelfth of it
 * @param terms.termMonths n, whole months, 1 to 600
 * @returns one payment in bani, rounded half up; the last row of a schedule takes the remainder
 * @throws {RangeError} when a term is out of range; forms validate before calling
 */
export function monthlyPayment(terms: LoanTerms): Bani {
  return equalPayment(terms.principal, monthlyShares(terms));
}

/**
 * Computes each month's interest as a share of the balance: a twelfth of the yearly rate or, for daily interest, the days of the
 * month: months end on days 30, 61, 91, …, as in lenders' offers.
 * @throws {RangeError} when a term is out of range
 */
export function monthlyShares(terms: LoanTerms): Share[] {
  assertLoanTerms(terms);
  const { yearlyRatePercent, termMonths, daysCountedAfter } = terms;
  if (daysCountedAfter) {
    return Array.from({ length: termMonths }, (_, at) => {
      const month = daysCountedAfter.months + at;
      return percentShare(yearlyRatePercent, { times: monthEnd(month + 1) - monthEnd(month), over: 365 });
    });
  }
  const share = percentShare(yearlyRatePercent, { over: 12 });
  return Array.from({ length: termMonths }, () => share);
}

/** Validates the terms. @throws {RangeError} naming the first impossible term */
function assertLoanTerms({ principal, yearlyRatePercent, termMonths }: LoanTerms): void {
  if (!(principal > 0)) throw new RangeError(`principal is not above 0: ${principal}`);
  if (!(yearlyRatePercent >= 0 && yearlyRatePercent < Infinity)) {
    throw new RangeError(`yearly rate is not 0 or more: ${yearlyRatePercent}`);
  }
  if (!(Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= 600)) {
    throw new RangeError(`term is not 1 to 600 whole months: ${termMonths}`);
  }
}
