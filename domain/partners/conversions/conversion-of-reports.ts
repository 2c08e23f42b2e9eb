import type { ConversionStatus } from './conversion-status.ts';

/** Whole hundredths, and the currency by ISO 4217. */
export type Payout = { cents: number; currency: string };

/** Content of one report of a lender about a conversion, as stored in `conversion_changes`; payout is null if it is missing. */
export type ConversionReport = {
  status: ConversionStatus;
  payout: Payout | null;
  receivedAt: Date;
  /** a person confirmed the amount, however large */
  isConfirmed: boolean;
};

/** Largest amount that counts without a person's confirmation, in hundredths of any currency: a loan brings a hundredth of it. */
const LARGEST_UNASKED_CENTS = 1_000_000;

/** State of a conversion; `reportedAt`: arrival of the report that decided its status. */
export type ConversionState = { status: ConversionStatus; reportedAt: Date; payout: Payout | null };

/**
 * Combines all reports of a conversion, in whatever order they are read: status and payout are those of the last decision received,
 * and "pending" counts until there is a decision. A "pending" after the first decision changes nothing, nor does its amount. A
 * report without a payout leaves the payout alone, and so does an amount that waits for a person (`isBelieved`).
 * @throws {RangeError} without a report
 * @see docs/decisions/151-what-reports-say-together.md
 */
export function conversionOf(reports: readonly ConversionReport[]): ConversionState {
  const believed = (said: readonly ConversionReport[]) =>
    said.filter((report) => isBelieved(report, reports));
  const ordered = inOrder(reports);
  const firstDecision = ordered.findIndex(isDecision);
  const decisions = ordered.filter(isDecision);
  const expected = firstDecision === -1 ? ordered : ordered.slice(0, firstDecision);
  const standing = decisions.at(-1) ?? ordered.at(-1);
  if (!standing) throw new RangeError('A conversion is what at least one report says.');
  const payout = lastPayout(believed(decisions)) ?? lastPayout(believed(expected));
  return { status: standing.status, reportedAt: standing.receivedAt, payout };
}

/** Tells whether the amount of a report counts: it is small enough, or was confirmed in this or another report of its conversion. */
export function isBelieved(
  { payout }: Pick<ConversionReport, 'payout'>,
  all: readonly ConversionReport[],
): boolean {
  if (payout === null || payout.cents <= LARGEST_UNASKED_CENTS) return true;
  return all.some((report) => report.isConfirmed && isSamePayout(report.payout, payout));
}

/** Tells whether two reports name the same amount of the same currency. */
export function isSamePayout(one: Payout | null, other: Payout | null): boolean {
  return one !== null && one.cents === other?.cents && one.currency === other.currency;
}

/** Returns reports in the order of their receipt. Of two in one millisecond the decision counts as the later one. */
export function inOrder<Report extends ConversionReport>(reports: readonly Report[]): Report[] {
  const placeOf = (report: Report) => report.receivedAt.getTime() + (isDecision(report) ? 0.5 : 0);
  return reports.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Tells whether the lender approved or refused, and does not only wait. */
export function isDecision({ status }: Pick<ConversionReport, 'status'>): boolean {
  return status !== 'pending';
}

function lastPayout(reports: readonly ConversionReport[]): Payout | null {
  return reports.findLast(({ payout }) => payout !== null)?.payout ?? null;
}
