import { roundToBani, type Bani } from '#domain/money/bani.ts';

export type LoanTerms = { principal: Bani; yearlyRatePercent: number; termMonths: number };

/**
 * The equal monthly payment that repays a loan (annuity): P·r / (1 − (1 + r)^−n).
 * @param terms.principal P, the amount borrowed in bani, above 0
 * @param terms.yearlyRatePercent nominal yearly interest in percent, 0 or more: 8 is 8%; r is a twelfth of it
 * @param terms.termMonths n, whole months, 1 to 600
 * @returns one payment in bani, rounded half up; the last row of a schedule takes the remainder
 * @throws {RangeError} when a term is out of range; forms validate before calling
 */
export function monthlyPayment(terms: LoanTerms): Bani {
  assertLoanTerms(terms);
  const { principal, yearlyRatePercent, termMonths } = terms;
  const rate = yearlyRatePercent / 1200;
  // The formula divides by zero at 0%, and a first loan at 0% is a real offer.
  if (rate === 0) return roundToBani(principal / termMonths);
  // expm1 and log1p keep all digits at rates like 0,0001%, which a lender does print for "0%".
  return roundToBani((principal * rate) / -Math.expm1(-termMonths * Math.log1p(rate)));
}

/** @throws {RangeError} naming the first term that no loan can have */
export function assertLoanTerms({ principal, yearlyRatePercent, termMonths }: LoanTerms): void {
  if (!(principal > 0)) throw new RangeError(`principal is not above 0: ${principal}`);
  if (!(yearlyRatePercent >= 0 && yearlyRatePercent < Infinity)) {
    throw new RangeError(`yearly rate is not 0 or more: ${yearlyRatePercent}`);
  }
  if (!(Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= 600)) {
    throw new RangeError(`term is not 1 to 600 whole months: ${termMonths}`);
  }
}
