import { cappedVerdict, type Verdict } from '#domain/tools/contract-check/verdict.ts';
import type { ArticleId } from '#domain/texts/law-library.ts';
import type { Citation } from '#domain/base/sources/citation.ts';
import type { Bani } from '#domain/base/money/bani.ts';

/** Share of the payments in a month's net income, beside lenders' usual limit. */
export type IncomeTest = {
  income: Bani;
  /** of the income, not rounded; above 100 when the income does not suffice */
  percent: number;
  /** percent of the income that all payments may usually take; null: the country's rules have no such limit */
  limitPercent: number | null;
  /** at most a question: the figure of the limit was read second-hand */
  verdict: Verdict;
  basis: readonly Citation[];
};

/** Articles behind the comparison of payments with the income. */
export const incomeArticles: readonly ArticleId[] = [
  'regulamentul-bnr-17-2012/art-1',
  'regulamentul-bnr-17-2012/limite',
];

/** Percent of the income that lenders usually keep to, by the rules in force, and how their articles were read. */
export type IncomeLimit = { percent: number; basis: readonly Citation[] };

/**
 * Compares payments with the income.
 * @param payments of a month, in bani
 * @param income net, of a month, above 0
 * @param limit null: the country's rules have none
 */
export function incomeTest(payments: Bani, income: Bani, limit: IncomeLimit | null): IncomeTest {
  const percent = (payments / income) * 100;
  if (limit === null) return { income, percent, limitPercent: null, verdict: 'unknown', basis: [] };
  const { percent: limitPercent, basis } = limit;
  const verdict = cappedVerdict(percent > limitPercent ? 'over' : 'under', basis);
  return { income, percent, limitPercent, verdict, basis };
}
