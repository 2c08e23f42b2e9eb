import { type Kysely, sql, type Transaction } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import { entriesToAppend, standingOf } from '#domain/partners/ledger/entries-to-append.ts';
import { owedConversions } from '#domain/partners/ledger/owed-conversions.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import type { Database } from '#server/db/tables.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import { attributeConversions } from './attribute-conversions.ts';
import { readLedgerConversions } from './ledger-conversions.ts';
import { appendEntries, listEntries, lockPartner } from './ledger-entries.ts';
import { ledgerRates } from './ledger-rates.ts';

export type LedgerOptions = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  now: () => Date;
};

/**
 * Looks at the changes of conversions that the ledger has not seen and appends what they cause, partner by partner, each in a
 * transaction under the lock of its row. May be repeated, and run in any order.
 * @returns how many entries were appended
 * @throws {AggregateError} at the end, with the failures of single partners: their changes wait
 */
export async function settleConversions({ db, country, now }: LedgerOptions): Promise<number> {
  await attributeConversions(db);
  const waiting = await db
    .selectFrom('unsettled_changes')
    .innerJoin('conversion_changes', 'conversion_changes.id', 'change_id')
    .innerJoin('partner_conversions', 'partner_conversions.conversion_id', 'conversion_changes.conversion_id')
    .select('partner_id')
    .distinct()
    .orderBy('partner_id')
    .execute();
  if (waiting.length === 0) return 0;
  const terms = await termsById(db, country);
  let count = 0;
  await tryAll(
    waiting.map(({ partner_id: partnerId }) => async () => {
      count += await db
        .transaction()
        .execute((trx) => settlePartner(trx, { partnerId, terms, timeZone: country.timeZone, now: now() }));
    }),
  );
  return count;
}

/** Lists all terms of partners that were ever decided, by their id. */
export async function termsById(
  db: Kysely<Database>,
  country: Pick<Country, 'code'>,
): Promise<Map<number, PartnerTerms>> {
  return new Map((await listPartnerTerms(db, country.code)).map((terms) => [terms.id, terms]));
}

type Settling = {
  partnerId: string;
  terms: ReadonlyMap<number, PartnerTerms>;
  timeZone: string;
  now: Date;
};

async function settlePartner(
  trx: Transaction<Database>,
  { partnerId, terms, timeZone, now }: Settling,
): Promise<number> {
  await lockPartner(trx, partnerId);
  const { rows: unsettled } = await sql<{ change_id: number; conversion_id: string; terms_id: number }>`
    select change_id, conversion_id, terms_id
    from unsettled_changes join conversion_changes on conversion_changes.id = change_id
      join partner_conversions using (conversion_id)
    where partner_id = ${partnerId} order by change_id`.execute(trx);
  if (unsettled.length === 0) return 0;
  const conversions = await readLedgerConversions(trx, {
    partnerId,
    terms,
    which: {
      conversionIds: unsettled.map((row) => row.conversion_id),
      // One conversion more or less moves the others of its month only where there is a limit.
      termsIds: unsettled.map((row) => row.terms_id).filter((id) => terms.get(id)?.monthlyLimitBani != null),
    },
  });
  const entries = await listEntries(trx, partnerId, { subjects: conversions.map(({ id }) => id) });
  const rateOf = await ledgerRates(trx, { conversions, entries, timeZone });
  const owed = owedConversions(conversions, { timeZone, rateOf });
  // Without its rate a change waits for the national bank. Only what is settled now is a cause: each change is one once.
  const waits = new Set(
    owed.flatMap(({ conversion, waitsFor }) => (waitsFor === 'rate' ? [conversion.id] : [])),
  );
  const settling = unsettled.filter((row) => !waits.has(row.conversion_id));
  const last = settling.at(-1);
  if (!last) return 0;
  const causes = new Map(settling.map((row) => [row.conversion_id, row.change_id]));
  const found = entriesToAppend(owed, standingOf(entries), (id) => causes.get(id) ?? last.change_id);
  await appendEntries(trx, { partnerId, entries: found, now, timeZone });
  const settled = settling.map((row) => row.change_id);
  await sql`delete from unsettled_changes where change_id = any(${settled}::bigint[])`.execute(trx);
  return found.length;
}
