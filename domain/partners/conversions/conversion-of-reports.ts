import type { ConversionStatus } from './conversion-status.ts';

/** Whole hundredths, and the currency by ISO 4217. */
export type Payout = { cents: number; currency: string };

/**
 * Content of one report of a lender about a conversion; payout is null if it is missing, or while its amount waits for a person.
 */
export type ConversionReport = { status: ConversionStatus; payout: Payout | null; receivedAt: Date };

/** State of a conversion; `reportedAt`: arrival of the report that decided its status. */
export type ConversionState = { status: ConversionStatus; reportedAt: Date; payout: Payout | null };

/**
 * Combines all reports of a conversion, in whatever order they are read: status and payout are those of the last decision received,
 * and "pending" counts until there is a decision. A "pending" after the first decision changes nothing, nor does its amount. A
 * report without a payout leaves the payout alone.
 * @throws {RangeError} without a report
 * @see docs/decisions/151-what-reports-say-together.md
 */
export function conversionOf(reports: readonly ConversionReport[]): ConversionState {
  const inOrder = reports.toSorted((one, other) => placeOf(one) - placeOf(other));
  const firstDecision = inOrder.findIndex(isDecision);
  const decisions = inOrder.filter(isDecision);
  const expected = firstDecision === -1 ? inOrder : inOrder.slice(0, firstDecision);
  const standing = decisions.at(-1) ?? inOrder.at(-1);
  if (!standing) throw new RangeError('A conversion is what at least one report says.');
  const payout = lastPayout(decisions) ?? lastPayout(expected);
  return { status: standing.status, reportedAt: standing.receivedAt, payout };
}

// Of two reports in one millisecond the decision counts as the later one.
function placeOf(report: ConversionReport): number {
  return report.receivedAt.getTime() + (isDecision(report) ? 0.5 : 0);
}

function isDecision({ status }: ConversionReport): boolean {
  return status !== 'pending';
}

function lastPayout(reports: readonly ConversionReport[]): Payout | null {
  return reports.findLast(({ payout }) => payout !== null)?.payout ?? null;
}
