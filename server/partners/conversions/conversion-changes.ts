import { type Kysely, sql } from 'kysely';
import { conversionOf, type ConversionReport } from '#domain/partners/conversions/conversion-of-reports.ts';
import type { Database } from '#server/db/tables.ts';
import { conversionRow } from './conversion-row.ts';
import { reportOfRow } from './report-of-row.ts';

export type ConversionChange = ConversionReport & { reportId: string | null };

/**
 * Appends the content of a report to its conversion. A report is appended once, and once more when a person confirms its amount; again it
 * changes nothing.
 */
export async function appendChange(
  trx: Kysely<Database>,
  conversionId: string,
  { reportId, status, payout, isConfirmed, receivedAt }: ConversionChange,
): Promise<void> {
  const appended = await trx
    .insertInto('conversion_changes')
    .values({
      conversion_id: conversionId,
      report_id: reportId,
      status,
      payout_cents: payout?.cents ?? null,
      payout_currency: payout?.currency ?? null,
      is_confirmed: isConfirmed,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['report_id', 'is_confirmed']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!appended) return;
  // The ledger processes the change of a partner's conversion.
  await sql`
    insert into unsettled_changes (change_id)
    select ${appended.id} from conversions join clicks on clicks.id = click_id
    where conversions.id = ${conversionId} and provider_id is not null`.execute(trx);
}

/** Lists the reports of a conversion, in the order of their receipt. */
export async function listChanges(db: Kysely<Database>, conversionId: string): Promise<ConversionChange[]> {
  const rows = await db
    .selectFrom('conversion_changes')
    .select(['report_id', 'status', 'payout_cents', 'payout_currency', 'is_confirmed', 'received_at'])
    .where('conversion_id', '=', conversionId)
    .orderBy('received_at')
    // Of one millisecond: as they were first read.
    .orderBy(sql`min(id) over (partition by report_id)`)
    .execute();
  return rows.map((row) => ({ reportId: row.report_id, ...reportOfRow(row) }));
}

/** Builds every conversion anew from its changes. @returns the transactions whose stored state is another one */
export async function findUnlikeChanges(db: Kysely<Database>): Promise<string[]> {
  const stored = await db
    .selectFrom('conversions')
    .select(['id', 'transaction_id', 'status', 'payout_cents', 'payout_currency', 'reported_at'])
    .execute();
  const unlike: string[] = [];
  for (const { id, transaction_id: transaction, ...row } of stored) {
    const changes = await listChanges(db, id);
    const anew = changes.length === 0 ? undefined : conversionRow(conversionOf(changes));
    const isSame =
      anew?.status === row.status &&
      anew.payout_cents === row.payout_cents &&
      anew.payout_currency === row.payout_currency &&
      anew.reported_at.getTime() === row.reported_at.getTime();
    if (!isSame) unlike.push(transaction);
  }
  return unlike;
}
