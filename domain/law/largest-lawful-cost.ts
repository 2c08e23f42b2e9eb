import { computedTerm, termDays, termYears, type Term } from '#domain/loan/term.ts';
import { roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { legalMaximum } from './legal-maximum.ts';
import type { RulePack } from './rule-pack.ts';

/** `cost`: the law limits the cost itself; `apr`: only the DAE, from which the cost follows by the way of repayment. */
export type LargestLawfulCost = { by: 'cost' | 'apr'; cost: Bani };

/**
 * Computes the most a non-bank lender may ask for a loan: by the ceilings of small credits and, above their amounts, by that of the
 * DAE, in equal monthly payments P·((1+X)^(1/12) − 1) / (1 − (1+X)^(−n/12)), for a term in days in one. Source: Legea 243/2024,
 * art. 5 and 6, art. 2 lit. f.
 * @returns null where no ceiling is known, or the loan is too large or too long for them
 */
export function largestLawfulCost(
  principal: Bani,
  term: Term,
  pack: RulePack | null,
): LargestLawfulCost | null {
  const scope = pack?.capScope?.value;
  if (scope && (principal > scope.maxPrincipal || termDays(term) > scope.maxYears * 365)) return null;
  const maximum = legalMaximum(principal, termDays(term), pack);
  if (maximum !== null) return { by: 'cost', cost: maximum.cost };
  const cap = pack?.generalAprCapPercent?.value;
  return cap === undefined ? null : { by: 'apr', cost: costAtApr(principal, term, cap) };
}

function costAtApr(principal: Bani, term: Term, percent: number): Bani {
  const growth = 1 + percent / 100;
  const { count, unit } = computedTerm(term);
  if (unit === 'days') return roundToBani(principal * (growth ** termYears(term) - 1));
  const monthly = growth ** (1 / 12) - 1;
  return roundToBani((principal * monthly * count) / (1 - growth ** (-count / 12)) - principal);
}
