import { bani, type Bani } from '#domain/base/money/bani.ts';
import { scheduleWithEarlyRepayment, type EarlyRepayment } from '#domain/loan/early-repayment.ts';
import { instalmentTerms } from './calculated-loan.ts';
import { planOf, type RepaymentPlan } from './repayment-plan.ts';

/** A loan with an early repayment, and its difference from the agreed plan. */
export type EarlyPlan = {
  plan: RepaymentPlan;
  early: EarlyRepayment;
  /** used part of the early payment: never more than was owed */
  applied: Bani;
  /** saved cost: interest, and monthly fees of the saved months */
  saved: Bani;
  monthsFewer: number;
};

/**
 * Computes the plan after an early repayment. A compensation the lender may ask for is not counted.
 * @param agreed a plan of monthly instalments
 * @returns null for a single repayment, which has no months to pay early in
 * @throws {RangeError} when the month is not one before the last, or the amount is not above 0
 */
export function earlyPlan(agreed: RepaymentPlan, early: EarlyRepayment): EarlyPlan | null {
  const { loan } = agreed;
  if (loan.repayment === 'single') return null;
  const terms = instalmentTerms(loan, agreed.rows.length);
  const { rows, applied } = scheduleWithEarlyRepayment(terms, loan.repayment, early);
  const plan = planOf(
    loan,
    rows.map((row) => ({ ...row, fee: loan.fees.monthly })),
    { amount: applied, month: early.afterMonth },
  );
  return {
    plan,
    early,
    applied,
    saved: bani(agreed.cost - plan.cost),
    monthsFewer: agreed.rows.length - rows.length,
  };
}
