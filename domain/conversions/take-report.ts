import type { ConversionStatus } from './conversion-status.ts';

/** Whole hundredths, and the currency as ISO 4217 has it. */
type Payout = { cents: number; currency: string };

/** What one report of a lender says of a conversion; payout is null where it does not say. */
export type ConversionReport = { status: ConversionStatus; payout: Payout | null; receivedAt: Date };

/** What is known of a conversion, each part with the place of the report that said it. */
export type ConversionState = {
  status: ConversionStatus;
  reportedAt: Date;
  payout: (Payout & { status: ConversionStatus; reportedAt: Date }) | null;
};

/**
 * What is known of a conversion after one more report, in whatever order reports are read: of status and of payout each, the
 * last decision that was received counts, and "pending" as long as there is none. A report without a payout says nothing of it.
 * @param known undefined for the first report
 * @see docs/decisions/080-money-is-not-forgotten.md
 */
export function takeReport(known: ConversionState | undefined, report: ConversionReport): ConversionState {
  const { status, payout, receivedAt: reportedAt } = report;
  const said = { status, reportedAt };
  const standing = known && !isNewer(said, known) ? known : said;
  const ownPayout = payout && { ...payout, ...said };
  const knownPayout = known?.payout ?? null;
  return {
    status: standing.status,
    reportedAt: standing.reportedAt,
    payout: ownPayout && (!knownPayout || isNewer(ownPayout, knownPayout)) ? ownPayout : knownPayout,
  };
}

type Place = { status: ConversionStatus; reportedAt: Date };

/** Whether one report takes the place of another: reports overtake one another, and a decision is never taken back by "pending". */
function isNewer(one: Place, other: Place): boolean {
  const isDecided = one.status !== 'pending';
  if (isDecided !== (other.status !== 'pending')) return isDecided;
  return one.reportedAt >= other.reportedAt;
}
