import type { ConversionState } from '#domain/partners/conversions/conversion-of-reports.ts';

/** Returns the columns of `conversions` that hold its state. */
export function conversionRow({ status, reportedAt, payout }: ConversionState) {
  return {
    status,
    reported_at: reportedAt,
    payout_cents: payout?.cents ?? null,
    payout_currency: payout?.currency ?? null,
  };
}
