import { roundToBani, type Bani } from '#domain/base/money/bani.ts';
import type { AskedLoan } from './asked-loan.ts';

/** What is put aside, or paid, each month to have the sum without a loan in the same time. A term in days is a month at least. */
export function aMonthOf({ principal, term }: AskedLoan): Bani {
  const months = term.unit === 'months' ? term.count : Math.max(1, Math.round((term.count * 12) / 365));
  return roundToBani(principal / months);
}
