import { roundToBani, type Bani } from '#domain/base/money/bani.ts';
import type { AskedLoan } from './asked-loan.ts';

/**
 * Computes the monthly amount to save, or to pay, for the same amount without a loan in the same time. A term in days counts as
 * at least a month.
 */
export function monthlySaving({ principal, term }: AskedLoan): Bani {
  const months = term.unit === 'months' ? term.count : Math.max(1, Math.round((term.count * 12) / 365));
  return roundToBani(principal / months);
}
