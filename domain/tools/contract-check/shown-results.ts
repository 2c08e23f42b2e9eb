import { checks, type CheckedContract, type CheckResult } from './check-contract.ts';
import type { VerdictByCases } from './verdict-by-cases.ts';

/** Checks of what the law limits. The others look at documents, for which nothing is assumed. */
const LIMITED: ReadonlySet<string> = new Set([
  'daily-ceiling',
  'double-ceiling',
  'apr-ceiling',
  'penalties',
  'late',
  'extension',
  'minimum',
]);

/** Without a ceiling, the first line states it. */
const PRICE: ReadonlySet<string> = new Set(['daily-ceiling', 'double-ceiling', 'apr-ceiling']);

/**
 * Selects the checks to show under a verdict, in order. Legal limits are the verdict's own, so that no row contradicts the first
 * line; without a known lender only the first line mentions them. The question beside the verdict is not repeated.
 */
export function shownResults(checked: CheckedContract, { cases, asks }: VerdictByCases): CheckResult[] {
  const [own, other] = cases;
  const isCeiling = own.checked.ceiling.kind !== 'none' || own.checked.scope.kind === 'revision';
  const limited = other
    ? []
    : own.checked.results.filter(({ id }) => LIMITED.has(id) && (isCeiling || !PRICE.has(id)));
  const papers = checked.results.filter(({ id }) => !LIMITED.has(id));
  return checks
    .flatMap(({ id }) => [...limited, ...papers].find((result) => result.id === id) ?? [])
    .filter(({ needs }) => needs === undefined || needs !== asks);
}
