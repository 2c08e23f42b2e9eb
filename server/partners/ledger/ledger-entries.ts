import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Entry, entryLine, type NewEntry } from '#domain/partners/ledger/entry.ts';
import type { Database } from '#server/db/tables.ts';
import { startOfDay } from '#domain/base/days/iso-day.ts';
import { dayAfterMonth } from '#domain/partners/ledger/month.ts';
import { entryHash, NO_HASH } from './entry-hash.ts';

const BATCH = 1_000;

/** Waits for a partner's row and holds it until the transaction ends: entries are appended one after the other. */
export async function lockPartner(trx: Transaction<Database>, partnerId: string): Promise<void> {
  await trx
    .selectFrom('partners')
    .select('id')
    .where('id', '=', partnerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Lists the entries of a partner in the order of their chain.
 * @param of.subjects only of these conversions
 */
export async function listEntries(
  db: Kysely<Database>,
  partnerId: string,
  { subjects }: { subjects?: readonly string[] } = {},
): Promise<Entry[]> {
  let asked = db.selectFrom('ledger_entries').selectAll().where('partner_id', '=', partnerId);
  if (subjects) asked = asked.where('subject', 'in', subjects.length === 0 ? [''] : subjects);
  return (await asked.orderBy('number').execute()).map(toEntry);
}

/**
 * Appends entries to a partner's chain, in a transaction that holds its lock. No entry is of an earlier moment than the one before
 * it, nor of a month whose statement was made.
 */
export async function appendEntries(
  trx: Transaction<Database>,
  {
    partnerId,
    entries,
    now,
    timeZone,
  }: { partnerId: string; entries: readonly NewEntry[]; now: Date; timeZone: string },
): Promise<void> {
  const last = await trx
    .selectFrom('ledger_entries')
    .select(['number', 'at', 'hash'])
    .where('partner_id', '=', partnerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = new Date(
    Math.max(now.getTime(), last?.at.getTime() ?? 0, await endOfStatements(trx, partnerId, timeZone)),
  );
  let [number, hash] = [last?.number ?? 0, last?.hash ?? NO_HASH];
  const rows = entries.map((entry) => {
    number += 1;
    hash = entryHash(hash, entryLine({ ...entry, number, at }));
    return {
      partner_id: partnerId,
      number,
      at,
      kind: entry.kind,
      subject: entry.subject,
      conversion_change_id: entry.changeId,
      bani: entry.bani,
      payable_from: entry.payableFrom,
      rate: entry.rate?.rate ?? null,
      rate_currency: entry.rate?.currency ?? null,
      rate_day: entry.rate?.day ?? null,
      hash,
    };
  });
  for (let first = 0; first < rows.length; first += BATCH) {
    await trx
      .insertInto('ledger_entries')
      .values(rows.slice(first, first + BATCH))
      .execute();
  }
}

async function endOfStatements(
  trx: Transaction<Database>,
  partnerId: string,
  timeZone: string,
): Promise<number> {
  const { month } = await trx
    .selectFrom('partner_statements')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return month === null ? 0 : startOfDay(dayAfterMonth(month), timeZone).getTime();
}

function toEntry(row: Selectable<Database['ledger_entries']>): Entry {
  const { rate, rate_currency: currency, rate_day: day } = row;
  return {
    number: row.number,
    at: row.at,
    kind: row.kind,
    subject: row.subject,
    changeId: row.conversion_change_id,
    bani: row.bani,
    payableFrom: row.payable_from,
    rate: rate === null || currency === null || day === null ? null : { rate, currency, day },
    hash: row.hash,
  };
}
