import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { formatTerm } from '#domain/loan/format-term.ts';

/** Returns the name of a plan's largest figure: the monthly payment, the first of decreasing ones, or the only one. */
export function paymentName({ loan }: RepaymentPlan): string {
  if (loan.repayment === 'single') return `O singură plată, după ${formatTerm(loan.term)}`;
  return loan.repayment === 'decreasing' ? 'Prima rată' : 'Rata lunară';
}

/** Returns the first payment, including its fee. */
export function firstPayment({ rows: [first] }: RepaymentPlan): Bani {
  return bani(first.payment + first.fee);
}

/** Returns the last payment, including its fee. */
export function lastPayment({ rows }: RepaymentPlan): Bani {
  const last = rows.at(-1) ?? rows[0];
  return bani(last.payment + last.fee);
}
