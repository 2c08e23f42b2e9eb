import type { ConversionStatus } from './conversion-status.ts';

/** Whole hundredths, and the currency as ISO 4217 has it. */
export type Payout = { cents: number; currency: string };

/** What one report of a lender says of a conversion; payout is null where it does not say, or where its amount waits for a person. */
export type ConversionReport = { status: ConversionStatus; payout: Payout | null; receivedAt: Date };

/** What is known of a conversion; `reportedAt`: when the report came that decided its status. */
export type ConversionState = { status: ConversionStatus; reportedAt: Date; payout: Payout | null };

/**
 * What all reports of a conversion together say, in whatever order they are read: of status and of payout each, the last decision that was
 * received counts, and "pending" as long as there is none. A "pending" after the first decision changes nothing, its amount neither. A report
 * without a payout says nothing of it.
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

// Of two that came in one millisecond the decision is the later one.
function placeOf(report: ConversionReport): number {
  return report.receivedAt.getTime() + (isDecision(report) ? 0.5 : 0);
}

function isDecision({ status }: ConversionReport): boolean {
  return status !== 'pending';
}

function lastPayout(reports: readonly ConversionReport[]): Payout | null {
  return reports.findLast(({ payout }) => payout !== null)?.payout ?? null;
}
