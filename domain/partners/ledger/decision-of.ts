import {
  conversionOf,
  type ConversionReport,
  inOrder,
  isBelieved,
  isDecision,
  isSamePayout,
  type Payout,
} from '#domain/partners/conversions/conversion-of-reports.ts';

/** State of a conversion for the ledger. */
export type Decision =
  | { status: 'pending' }
  /** wasApproved: a loan that was taken back after its approval */
  | { status: 'rejected'; wasApproved: boolean }
  | {
      status: 'approved';
      /** arrival of the first report of this approval: a repeat moves neither the month nor the hold */
      since: Date;
      /** the amount that counts (conversionOf) */
      payout: Payout | null;
      /** arrival of the decision that first named this amount: its day has the rate */
      namedAt: Date;
      /** the only amounts that were reported are so large that a person must confirm them first */
      isUnconfirmed: boolean;
    };

/**
 * Reads the standing decision about a conversion from all of its reports, in whatever order they are given. Status and amount are
 * those of `conversionOf`.
 * @throws {RangeError} without a report
 */
export function decisionOf(reports: readonly ConversionReport[]): Decision {
  const { status, payout } = conversionOf(reports);
  if (status === 'pending') return { status };
  const decisions = inOrder(reports).filter(isDecision);
  if (status === 'rejected') {
    return { status, wasApproved: decisions.some((report) => report.status === 'approved') };
  }
  const since = firstOfLastRun(decisions, (report) => report.status === 'approved');
  const named = decisions.filter((report) => report.payout !== null && isBelieved(report, reports));
  const namedAt = firstOfLastRun(named, (report) => isSamePayout(report.payout, payout)) ?? since;
  if (!since || !namedAt) throw new RangeError('An approved conversion has a report that approves it.');
  return {
    status,
    since,
    payout,
    namedAt: namedAt > since ? namedAt : since,
    isUnconfirmed: payout === null && reports.some((report) => !isBelieved(report, reports)),
  };
}

/** Returns the arrival of the first of the last reports that are all alike; undefined when the last one is not. */
function firstOfLastRun(
  reports: readonly ConversionReport[],
  isLike: (report: ConversionReport) => boolean,
): Date | undefined {
  const unlike = reports.findLastIndex((report) => !isLike(report));
  return reports[unlike + 1]?.receivedAt;
}
