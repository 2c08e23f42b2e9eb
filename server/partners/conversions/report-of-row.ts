import type { ConversionReport } from '#domain/partners/conversions/conversion-of-reports.ts';
import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';

/** Columns of `conversion_changes` that hold a report. */
export type ReportRow = {
  status: ConversionStatus;
  payout_cents: number | null;
  payout_currency: string | null;
  is_confirmed: boolean;
  received_at: Date;
};

/** Converts a row of `conversion_changes`. */
export function reportOfRow(row: ReportRow): ConversionReport {
  const { payout_cents: cents, payout_currency: currency } = row;
  return {
    status: row.status,
    payout: cents === null || currency === null ? null : { cents, currency },
    isConfirmed: row.is_confirmed,
    receivedAt: row.received_at,
  };
}
