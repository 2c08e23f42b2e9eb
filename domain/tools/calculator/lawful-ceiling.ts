import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { termDays } from '#domain/loan/term.ts';
import type { Figure } from '#domain/offers/offer.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import type { Borrower } from './calculated-loan.ts';
import type { RepaymentPlan } from './repayment-plan.ts';

/** Legal ceiling of a non-bank loan. */
export type LawfulCeiling =
  /** the cost itself has a ceiling */
  | { kind: 'cost'; maximum: LegalMaximum; isOver: boolean }
  /** only the DAE has a ceiling */
  | { kind: 'apr'; cap: Figure<number>; isOver: boolean }
  /** a consumer credit too large or too long for these ceilings */
  | { kind: 'out-of-scope' }
  /** the ceilings protect consumers */
  | { kind: 'business' }
  /** no rules are prepared for this country */
  | { kind: 'unknown' };

/**
 * Finds the ceiling of a loan and whether the loan exceeds it. A DAE that cannot be computed counts as exceeding. Source: Legea
 * 243/2024, art. 6 (cost), art. 5 (DAE) and art. 2 f (scope); the rates are data of the rule pack.
 */
export function lawfulCeiling(plan: RepaymentPlan, borrower: Borrower, pack: RulePack | null): LawfulCeiling {
  if (pack === null) return { kind: 'unknown' };
  if (borrower === 'auto') return { kind: 'business' };
  const { principal, term } = plan.loan;
  const scope = pack.capScope?.value;
  if (scope && (principal > scope.maxPrincipal || termDays(term) > scope.maxYears * 365)) {
    return { kind: 'out-of-scope' };
  }
  const maximum = legalMaximum(principal, termDays(term), pack);
  if (maximum !== null) return { kind: 'cost', maximum, isOver: plan.cost > maximum.cost };
  const cap = pack.generalAprCapPercent;
  if (cap === null) return { kind: 'unknown' };
  return { kind: 'apr', cap, isOver: plan.aprPercent === null || plan.aprPercent > cap.value };
}
