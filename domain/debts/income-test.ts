import type { Citation } from '#domain/contract-check/acts.ts';
import { cappedVerdict, type Verdict } from '#domain/contract-check/verdict.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Figure } from '#domain/offers/source-schema.ts';

/** What part of a month's net income the payments take, beside the usual limit of lenders. */
export type IncomeTest = {
  income: Bani;
  /** of the income, not rounded; above 100 when the income does not suffice */
  percent: number;
  /** percent of the income that all payments may usually take; null: the country's rules name none */
  limitPercent: number | null;
  /** never more than a question: the figure of the limit was read second-hand */
  verdict: Verdict;
  basis: readonly Citation[];
};

/** Whom the regulation is about was read in its own words; its percents were not. */
const scope: Citation = {
  name: 'Regulamentul BNR 17/2012, art. 1 alin. (1) lit. a)–b)',
  status: 'own',
  source: {
    name: 'Regulamentul BNR 17/2012',
    url: 'https://legislatie.just.ro/Public/DetaliiDocument/143876',
    date: '2012',
    readAt: '2026-11',
  },
};

/**
 * @param payments of a month, in bani
 * @param income net, of a month, above 0
 * @param limit percent of the income that lenders usually keep to, as the rules in force have it
 */
export function incomeTest(payments: Bani, income: Bani, limit: Figure<number> | null): IncomeTest {
  const percent = (payments / income) * 100;
  if (limit === null) return { income, percent, limitPercent: null, verdict: 'unknown', basis: [] };
  const basis: readonly Citation[] = [
    scope,
    { name: limit.source.name, status: 'second-hand', source: limit.source },
  ];
  const verdict = cappedVerdict(percent > limit.value ? 'over' : 'under', basis);
  return { income, percent, limitPercent: limit.value, verdict, basis };
}
