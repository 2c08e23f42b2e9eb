import type { Citation } from '#domain/base/sources/citation.ts';

/**
 * All that a check may say. `under`: below the ceiling in the reading widest for the lender, which proves nothing more.
 * `unknown`: an answer is missing, the rule is not about this contract, or nothing more can be said.
 */
export type Verdict = 'under' | 'ask' | 'over' | 'unknown';

/** The verdicts in words, exactly. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  under: 'sub plafon, în lectura cea mai largă',
  ask: 'întrebați creditorul',
  over: 'pare peste plafon',
  unknown: 'nu se poate spune',
};

/**
 * What may be said on the ground of acts as they were read: where one of them is known only in an older form or second-hand,
 * „peste” becomes a question, and „sub” becomes silence.
 */
export function cappedVerdict(verdict: Verdict, basis: readonly Citation[]): Verdict {
  if (basis.every(({ status }) => status === 'own')) return verdict;
  if (verdict === 'over') return 'ask';
  return verdict === 'under' ? 'unknown' : verdict;
}
