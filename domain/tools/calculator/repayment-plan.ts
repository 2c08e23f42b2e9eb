import { bani, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import type { ScheduleRow } from '#domain/loan/pay-down.ts';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { monthlySchedule } from '#domain/loan/early-repayment.ts';
import { elapsedYears } from '#domain/loan/elapsed-years.ts';
import { termDays, termYears } from '#domain/loan/term.ts';
import { instalmentTerms, type CalculatedLoan } from './calculated-loan.ts';

/** One payment: `payment` (interest plus principal) and its fee. */
export type PlanRow = ScheduleRow & { fee: Bani };

/** Costs of a loan, payment by payment and in total. */
export type RepaymentPlan = {
  loan: CalculatedLoan;
  /** one a month; a single one, whatever the term, for a single repayment */
  rows: [PlanRow, ...PlanRow[]];
  interest: Bani;
  /** the fee at the start and the monthly ones */
  fees: Bani;
  /** interest and fees */
  cost: Bani;
  /** principal and cost: the total the borrower pays */
  total: Bani;
  /** DAE, not rounded; null when no rate satisfies the equation */
  aprPercent: number | null;
};

/**
 * Computes the plan of a loan, exact to the ban.
 * @throws {RangeError} when a term is out of range, or a loan with instalments has a term in days
 */
export function repaymentPlan(loan: CalculatedLoan): RepaymentPlan {
  const fee = loan.repayment === 'single' ? bani(0) : loan.fees.monthly;
  return planOf(
    loan,
    scheduleOf(loan).map((row) => ({ ...row, fee })),
  );
}

/**
 * Computes the plan of a loan from known rows. For the DAE the fee at the start is paid when the money is received.
 * @param extra paid beyond the rows: an early payment, with its month
 */
export function planOf(
  loan: CalculatedLoan,
  rows: readonly PlanRow[],
  extra?: { amount: Bani; month: number },
): RepaymentPlan {
  const { principal, fees } = loan;
  const interest = sum(rows.map((row) => row.interest));
  const paidFees = bani(fees.atStart + sum(rows.map((row) => row.fee)));
  const cost = bani(interest + paidFees);
  const repayments = rows.map((row) => ({
    amount: row.payment + row.fee,
    years: loan.repayment === 'single' ? termYears(loan.term) : elapsedYears({ months: row.month }),
  }));
  if (fees.atStart > 0) repayments.push({ amount: fees.atStart, years: 0 });
  if (extra) repayments.push({ amount: extra.amount, years: elapsedYears({ months: extra.month }) });
  return {
    loan,
    rows: rows as [PlanRow, ...PlanRow[]], // a term has at least one payment
    interest,
    fees: paidFees,
    cost,
    total: bani(principal + cost),
    aprPercent: aprPercent({ advances: [{ amount: principal, years: 0 }], repayments }),
  };
}

function scheduleOf(loan: CalculatedLoan): ScheduleRow[] {
  const { principal, rate, term, repayment } = loan;
  if (repayment === 'single') {
    const interest = singleInterest(principal, rate, termDays(term));
    const month = term.unit === 'months' ? term.count : 1;
    return [{ month, payment: bani(principal + interest), interest, principal, balance: bani(0) }];
  }
  if (term.unit === 'days') throw new RangeError('instalments are paid by the month');
  return monthlySchedule(instalmentTerms(loan, term.count), repayment);
}

function singleInterest(principal: Bani, { percent, per }: CalculatedLoan['rate'], days: number): Bani {
  return shareOf(principal, percentShare(percent, { times: days, over: per === 'day' ? 1 : 365 }));
}

function sum(amounts: readonly Bani[]): Bani {
  return bani(amounts.reduce((total, amount) => total + amount, 0));
}
