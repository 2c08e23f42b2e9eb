import type { Citation } from '#domain/base/sources/citation.ts';

/**
 * Possible results of a check. `under`: below the ceiling in the reading most generous to the lender, which proves nothing more.
 * `unknown`: an answer is missing, the rule does not apply to this contract, or no more can be said.
 */
export type Verdict = 'under' | 'ask' | 'over' | 'unknown';

/** Exact words of the verdicts. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  under: 'sub plafon, în lectura cea mai largă',
  ask: 'întrebați creditorul',
  over: 'pare peste plafon',
  unknown: 'nu se poate spune',
};

/**
 * Limits a verdict by how its acts were read: if one is known only in an older form or second-hand, „peste” becomes a question,
 * and „sub” becomes silence.
 */
export function cappedVerdict(verdict: Verdict, basis: readonly Citation[]): Verdict {
  if (basis.every(({ status }) => status === 'own')) return verdict;
  if (verdict === 'over') return 'ask';
  return verdict === 'under' ? 'unknown' : verdict;
}
