import { checks, type CheckedContract, type CheckResult } from './check-contract.ts';
import type { VerdictByCases } from './verdict-by-cases.ts';

/** Checks of what the law limits. Others look at the papers, where nothing is taken as usual. */
const LIMITED: ReadonlySet<string> = new Set([
  'daily-ceiling',
  'double-ceiling',
  'apr-ceiling',
  'penalties',
  'late',
  'extension',
  'minimum',
]);

/** Where no ceiling is, the first line has said so. */
const PRICE: ReadonlySet<string> = new Set(['daily-ceiling', 'double-ceiling', 'apr-ceiling']);

/**
 * The checks to show under a verdict, in their order. What the law limits is the verdict's own, so that no row says otherwise than the
 * first line; without a known lender the first line alone speaks of it. What is asked beside the verdict is not asked again.
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
