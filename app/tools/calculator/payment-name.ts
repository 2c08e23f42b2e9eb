import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { formatTerm } from '#domain/loan/format-term.ts';

/** What the largest figure of a plan is: the payment of a month, the first of decreasing ones, or the only one. */
export function paymentName({ loan }: RepaymentPlan): string {
  if (loan.repayment === 'single') return `O singură plată, după ${formatTerm(loan.term)}`;
  return loan.repayment === 'decreasing' ? 'Prima rată' : 'Rata lunară';
}

/** The first payment, with the fee paid with it. */
export function firstPayment({ rows: [first] }: RepaymentPlan): Bani {
  return bani(first.payment + first.fee);
}

/** The last payment, with the fee paid with it. */
export function lastPayment({ rows }: RepaymentPlan): Bani {
  const last = rows.at(-1) ?? rows[0];
  return bani(last.payment + last.fee);
}
