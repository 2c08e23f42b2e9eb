import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import type { AskedLoan } from './asked-loan.ts';

/**
 * Computes the interest of a rate alone: in equal monthly payments, or for a term in days in one payment.
 * @param percentAYear 0 or more
 */
export function interestAlone(percentAYear: number, { principal, term }: AskedLoan): Bani {
  if (term.unit === 'days') {
    return shareOf(principal, percentShare(percentAYear, { times: term.count, over: 365 }));
  }
  const rows = annuitySchedule({ principal, yearlyRatePercent: percentAYear, termMonths: term.count });
  return bani(rows.reduce((sum, { interest }) => sum + interest, 0));
}
