import { type Kysely, sql, type Transaction } from 'kysely';
import { entriesToAppend, standingOf } from '#domain/partners/ledger/entries-to-append.ts';
import { adjustmentSubject } from '#domain/partners/ledger/decided-entries.ts';
import { type Entry, entryLine } from '#domain/partners/ledger/entry.ts';
import type { LedgerDifference } from '#domain/partners/ledger/ledger-difference.ts';
import { owedConversions } from '#domain/partners/ledger/owed-conversions.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import type { Database } from '#server/db/tables.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';
import { isPaidClick } from './attribute-conversions.ts';
import { adjustmentKind, payoutKind } from './decided-kinds.ts';
import { entryHash, NO_HASH } from './entry-hash.ts';
import { readLedgerConversions } from './ledger-conversions.ts';
import { listEntries, lockPartner } from './ledger-entries.ts';
import { ledgerRates } from './ledger-rates.ts';
import { type LedgerOptions, termsById } from './settle-conversions.ts';

export type Recount = { entries: number; differences: LedgerDifference[] };

/**
 * Compares the entries of every partner with those computed from reports, terms and the decisions of two people, and each entry
 * with the one it is sealed to. Changes that the ledger has not processed yet are left out. Nothing is corrected.
 */
export async function recountLedger({ db, country, now }: LedgerOptions): Promise<Recount> {
  const terms = await termsById(db, country);
  const partners = await sql<{ id: string }>`
    select partner_id as id from partner_clicks where partner_id is not null
    union select partner_id from partner_conversions union select partner_id from ledger_entries order by 1`.execute(
    db,
  );
  const counted: Recount[] = [];
  for (const { id: partnerId } of partners.rows) {
    counted.push(await recountOne(db, { partnerId, terms, country }));
  }
  const recount = {
    entries: counted.reduce((sum, { entries }) => sum + entries, 0),
    differences: counted.flatMap(({ differences }) => differences),
  };
  await db
    .insertInto('ledger_recounts')
    .values({ at: now(), entries: recount.entries, differences: JSON.stringify(recount.differences) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return recount;
}

type Counting = Pick<LedgerOptions, 'country'> & {
  partnerId: string;
  terms: ReadonlyMap<number, PartnerTerms>;
};

/** Counts one partner again; that it could not be counted is a difference too, and holds up nobody else. */
async function recountOne(db: Kysely<Database>, counting: Counting): Promise<Recount> {
  try {
    return await db.transaction().execute((trx) => recountPartner(trx, counting));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const subject = error instanceof Error ? error.message : String(error);
    return {
      entries: 0,
      differences: [{ partnerId: counting.partnerId, kind: 'uncounted', subject, bani: null }],
    };
  }
}

async function recountPartner(
  trx: Transaction<Database>,
  { partnerId, terms, country }: Counting,
): Promise<Recount> {
  await lockPartner(trx, partnerId);
  const { timeZone } = country;
  const entries = await listEntries(trx, partnerId);
  const conversions = await readLedgerConversions(trx, { partnerId, terms, which: 'settled' });
  const rateOf = await ledgerRates(trx, { conversions, entries, timeZone });
  const owed = owedConversions(conversions, { timeZone, rateOf });
  const known = new Set(conversions.map(({ id }) => id));
  const unowned = entries.filter(
    ({ kind, subject }) => (kind === 'accrued' || kind === 'reversed') && !known.has(subject),
  );
  const differences = [
    ...entriesToAppend(owed, standingOf(entries), () => 0).map(({ subject, bani }) =>
      differenceOf('sum', subject, bani),
    ),
    ...unowned.map(({ subject, bani }) => differenceOf('sum', subject, -bani)),
    ...(await unseenConversions(trx, partnerId)),
    ...differencesOfDecisions(entries, await decidedSums(trx, { partnerId, country })),
    ...brokenLinks(entries),
    ...(await unlikeStatements(trx, partnerId, entries)),
  ];
  return { entries: entries.length, differences: differences.map((found) => ({ partnerId, ...found })) };
}

type Found = Omit<LedgerDifference, 'partnerId'>;
const differenceOf = (kind: Found['kind'], subject: string, bani: number | null): Found => ({
  kind,
  subject,
  bani,
});

/** Finds conversions of paid clicks that have no partner and are not waiting to be processed. */
async function unseenConversions(db: Kysely<Database>, partnerId: string): Promise<Found[]> {
  const { rows } = await sql<{ id: string }>`
    select conversions.id from conversions join partner_clicks clicked using (click_id)
    where clicked.partner_id = ${partnerId} and ${isPaidClick}
      and not exists (select from partner_conversions known where known.conversion_id = conversions.id)
      and not exists (
        select from unsettled_changes join conversion_changes on conversion_changes.id = change_id
        where conversion_id = conversions.id)`.execute(db);
  return rows.map(({ id }) => differenceOf('unseen', id, null));
}

/** Sums what two people decided, by the subject of its entries. */
async function decidedSums(
  db: Kysely<Database>,
  { partnerId, country }: Pick<Counting, 'partnerId' | 'country'>,
): Promise<Map<string, number>> {
  const [adjustments, payouts] = await Promise.all([
    createChangesRepository(db, adjustmentKind, country.code).listOf(partnerId),
    createChangesRepository(db, payoutKind, country.code).listOf(partnerId),
  ]);
  const sums = new Map<string, number>();
  const add = (subject: string, bani: number) => sums.set(subject, (sums.get(subject) ?? 0) + bani);
  for (const { id, status, bani } of adjustments) if (status === 'public') add(adjustmentSubject(id), bani);
  for (const { status, month, bani } of payouts) if (status === 'public') add(month, -bani);
  return sums;
}

function differencesOfDecisions(entries: readonly Entry[], decided: ReadonlyMap<string, number>): Found[] {
  const missing = new Map(decided);
  for (const { kind, subject, bani } of entries) {
    if (kind === 'adjusted' || kind === 'paid') missing.set(subject, (missing.get(subject) ?? 0) - bani);
  }
  return [...missing].flatMap(([subject, bani]) =>
    bani === 0 ? [] : [differenceOf('decided', subject, bani)],
  );
}

/** Finds the entries that are not sealed to the one before them. */
function brokenLinks(entries: readonly Entry[]): Found[] {
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1]?.hash ?? NO_HASH;
    const isWhole = entry.number === index + 1 && entry.hash === entryHash(before, entryLine(entry));
    return isWhole ? [] : [differenceOf('chain', String(entry.number), null)];
  });
}

async function unlikeStatements(
  db: Kysely<Database>,
  partnerId: string,
  entries: readonly Entry[],
): Promise<Found[]> {
  const statements = await db
    .selectFrom('partner_statements')
    .select(['month', 'last_number', 'last_hash'])
    .where('partner_id', '=', partnerId)
    .execute();
  return statements.flatMap(({ month, last_number: number, last_hash: hash }) =>
    entries[number - 1]?.hash === hash ? [] : [differenceOf('statement', month, null)],
  );
}
