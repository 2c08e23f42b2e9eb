import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import {
  type Adjustment,
  adjustmentEntry,
  type Payout,
  payoutEntry,
} from '#domain/partners/ledger/decided-entries.ts';
import { payoutThreshold } from '#domain/partners/ledger/payout-threshold.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';
import type { By } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';
import { adjustmentKind, payoutKind } from './decided-kinds.ts';
import { appendEntries, lockPartner } from './ledger-entries.ts';
import { type Due, readDues } from './read-dues.ts';

/** Reason why a sum was not adjusted or not paid. */
export type LedgerRefusal =
  | { refused: 'already-waiting' }
  | { refused: 'no-partner' | 'no-statement' }
  /** least: the least sum that is paid out; due: the sum to pay now, both in bani */
  | { refused: 'too-little'; due: number; least: number };

type Options = { db: Kysely<Database>; country: Pick<Country, 'code' | 'timeZone'>; now: () => Date };
type Trx = Transaction<Database>;
const LISTED = 30;

/** Handles adjustments: one person proposes one with a reason, another approves it, and it is an entry of the ledger. */
export function createAdjustments({ db, country, now }: Options) {
  const { alone, add, approve, decline, repositoryAt } = createChanges<Adjustment, LedgerRefusal>({
    db,
    kind: adjustmentKind,
    country: country.code,
    now,
    lock: (trx) => lockUntilCommit(trx, 'ledger'),
    inLog: ({ bani }) => ({ after: { bani } }),
    publishing: async (trx, change) => () =>
      append(trx, change.partnerId, adjustmentEntry(change.id, change, dayOf(now(), country.timeZone)), {
        country,
        now,
      }),
  });
  return {
    approve,
    decline,
    propose: (adjustment: Adjustment, note: string, by: By): Promise<{ id: number } | LedgerRefusal> =>
      alone(async (trx) => {
        if (!(await isPartner(trx, adjustment.partnerId))) return { refused: 'no-partner' };
        return await add(trx, { content: adjustment, note }, by);
      }),
    list: () => repositoryAt(db).listWaitingFirst(LISTED),
    listOf: (partnerId: string) => repositoryAt(db).listOf(partnerId),
  };
}

/**
 * Handles payouts: one person prepares one from the partner's invoice for the last statement, another one says that it was
 * paid, and it is an entry of the ledger.
 */
export function createPayouts({ db, country, now }: Options) {
  const { alone, add, approve, decline, repositoryAt } = createChanges<Payout, LedgerRefusal>({
    db,
    kind: payoutKind,
    country: country.code,
    now,
    lock: (trx) => lockUntilCommit(trx, 'ledger'),
    inLog: ({ month, bani, invoice }) => ({ after: { month, bani, invoice } }),
    // Later reversals may leave less than the prepared sum.
    publishing: async (trx, payout) => {
      await lockPartner(trx, payout.partnerId);
      const due = (await readDues(trx, payout.partnerId)).get(payout.partnerId)?.due ?? 0;
      if (due < payout.bani) return { refused: 'too-little', due, least: payout.bani };
      return () => append(trx, payout.partnerId, payoutEntry(payout), { country, now });
    },
  });
  return {
    approve,
    decline,
    /** Prepares the payout of the due sum. */
    propose: (
      { partnerId, ...given }: Pick<Payout, 'partnerId' | 'invoice' | 'iban'>,
      note: string,
      by: By,
    ): Promise<{ id: number } | LedgerRefusal> =>
      alone(async (trx) => {
        if (!(await isPartner(trx, partnerId))) return { refused: 'no-partner' };
        const open = await repositoryAt(trx).listOpen(partnerId);
        if (open.length > 0) return { refused: 'already-waiting' };
        const found = await findDue(trx, partnerId, { country, now });
        if (!found) return { refused: 'no-statement' };
        const { month, due, threshold: least } = found;
        if (due < least) return { refused: 'too-little', due, least };
        return await add(trx, { content: { partnerId, month, bani: due, ...given }, note }, by);
      }),
    list: () => repositoryAt(db).listWaitingFirst(LISTED),
    listWaiting: () => repositoryAt(db).listOpen(),
  };
}

type At = Pick<Options, 'country' | 'now'>;

/** Finds the unpaid part of a partner's last statement; undefined before the first one. */
export async function findDue(
  db: Kysely<Database>,
  partnerId: string,
  { country, now }: At,
): Promise<(Due & { threshold: number }) | undefined> {
  const found = (await readDues(db, partnerId)).get(partnerId);
  if (!found) return undefined;
  const own = (await listPartnerTerms(db, country.code)).filter((terms) => terms.partnerId === partnerId);
  return { ...found, threshold: payoutThreshold(own, dayOf(now(), country.timeZone)) };
}

async function append(
  trx: Trx,
  partnerId: string,
  entry: ReturnType<typeof payoutEntry>,
  { country, now }: At,
): Promise<void> {
  await lockPartner(trx, partnerId);
  await appendEntries(trx, { partnerId, entries: [entry], now: now(), timeZone: country.timeZone });
}

async function isPartner(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
