import { fromLei } from '#domain/money/bani.ts';
import type { LoanLimits } from './loan-request.ts';

/**
 * The limits of a page that has an answer for what no non-bank lender gives: up to the largest and longest consumer credit the
 * law knows, 100 000 lei and five years (Legea 243/2024, art. 2 lit. f). Its sliders stay where lenders are.
 */
export function answeredLimits(limits: LoanLimits): LoanLimits {
  return { ...limits, answered: { maxPrincipal: fromLei(100_000 * (limits.units ?? 1)), maxMonths: 60 } };
}
