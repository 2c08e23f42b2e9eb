import { type Kysely, sql } from 'kysely';
import type { LedgerConversion } from '#domain/partners/ledger/owed-conversions.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import type { Database } from '#server/db/tables.ts';
import { type ReportRow, reportOfRow } from '#server/partners/conversions/report-of-row.ts';

type Row = ReportRow & { conversion_id: string; terms_id: number };

type Which =
  /** these conversions, and all of these terms */
  | { conversionIds: readonly string[]; termsIds: readonly number[] }
  /** all of the partner */
  | 'all'
  /** the same, as far as the ledger has looked at their changes */
  | 'settled';

/**
 * Reads conversions of a partner with their terms and all of their reports, each in the order of receipt.
 * @throws {Error} when terms are unknown: they are never deleted
 */
export async function readLedgerConversions(
  db: Kysely<Database>,
  { partnerId, terms, which }: { partnerId: string; terms: ReadonlyMap<number, PartnerTerms>; which: Which },
): Promise<LedgerConversion[]> {
  const isAsked =
    which === 'all'
      ? sql`true`
      : which === 'settled'
        ? sql`not exists (select from unsettled_changes where change_id = conversion_changes.id)`
        : sql`(conversion_id = any(${which.conversionIds}::uuid[]) or terms_id = any(${which.termsIds}::bigint[]))`;
  const { rows } = await sql<Row>`
    select conversion_id, terms_id, status, payout_cents, payout_currency, is_confirmed, received_at
    from partner_conversions join conversion_changes using (conversion_id)
    where partner_id = ${partnerId} and ${isAsked}
    order by conversion_id, received_at, min(conversion_changes.id) over (partition by conversion_id, report_id)`.execute(
    db,
  );
  return [...Map.groupBy(rows, (row) => row.conversion_id)].map(([id, reports]) => ({
    id,
    terms: termsOf(terms, reports[0]?.terms_id),
    reports: reports.map(reportOfRow),
  }));
}

function termsOf(terms: ReadonlyMap<number, PartnerTerms>, id: number | undefined): PartnerTerms {
  const found = id === undefined ? undefined : terms.get(id);
  if (!found) throw new Error(`no partner terms ${id}`);
  return found;
}
