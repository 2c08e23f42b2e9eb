import type { Kysely, Transaction } from 'kysely';
import { monthsOver } from '#domain/partners/ledger/month.ts';
import type { Database } from '#server/db/tables.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import { listEntries, lockPartner } from './ledger-entries.ts';
import type { LedgerOptions } from './settle-conversions.ts';
import { statementMail, type StatementMailOptions } from './statement-mail.ts';
import { statementOf } from './statement-of.ts';

type Making = LedgerOptions & { mail: StatementMailOptions };

/**
 * Closes each month that is over, for every partner who has entries: keeps the last hash and mails it to the partner, once.
 * @returns how many statements were made
 * @throws {AggregateError} at the end, with the failures of single partners
 */
export async function makeStatements({ db, country, now, mail }: Making): Promise<number> {
  const partners = await db.selectFrom('ledger_entries').select('partner_id').distinct().execute();
  let count = 0;
  await tryAll(
    partners.map(({ partner_id: partnerId }) => async () => {
      count += await db.transaction().execute(async (trx) => {
        await lockPartner(trx, partnerId);
        return await closeMonths(trx, { partnerId, timeZone: country.timeZone, now: now(), mail });
      });
    }),
  );
  return count;
}

type Closing = { partnerId: string; timeZone: string; now: Date; mail: StatementMailOptions };

async function closeMonths(
  trx: Transaction<Database>,
  { partnerId, timeZone, now, mail }: Closing,
): Promise<number> {
  const entries = await listEntries(trx, partnerId);
  const first = entries[0];
  if (!first) return 0;
  const closed = await closedMonths(trx, partnerId);
  const months = monthsOver(first.at, now, timeZone).filter((month) => !closed.has(month));
  if (months.length === 0) return 0;
  const partner = await trx
    .selectFrom('partners')
    .select(['legal_name', 'contact_email'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  for (const month of months) {
    const statement = statementOf(entries, month, timeZone);
    const { lastNumber, last, closing } = statement;
    await trx
      .insertInto('partner_statements')
      .values({
        partner_id: partnerId,
        month,
        last_number: lastNumber,
        last_hash: last,
        payable_bani: closing.payable,
        held_bani: closing.held,
        made_at: now,
      })
      .execute();
    const to = partner.contact_email;
    if (to !== null)
      await mail.outbox.add(trx, statementMail({ statement, to, name: partner.legal_name }, mail));
  }
  return months.length;
}

async function closedMonths(db: Kysely<Database>, partnerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('partner_statements')
    .select('month')
    .where('partner_id', '=', partnerId)
    .execute();
  return new Set(rows.map(({ month }) => month));
}
