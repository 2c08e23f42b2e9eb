import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Every advisory lock of the program. PostgreSQL knows them by number alone, so that two with one number would wait for each other
 * for nothing: each is written here and nowhere else. A number never changes, or an instance of yesterday's version would not see
 * the lock. Kysely's migrations and pg-boss have locks of their own.
 */
export const advisoryLocks = {
  /** the data folder, in the database `postgres`: one program runs its cluster */
  dataFolder: 2_026_112_101,
  /** the days to be counted: one instance finds them and counts */
  countingDays: 0x73_74_61_74,
  /** one day of a country, while its figures are rewritten */
  countedDay: 0x73_74_61_75,
  /** the months of events: each partition is made once */
  eventPartitions: 0x65_76_70_61,
  /** the one-time links of one person, and those to the first administrator: made and used one at a time */
  oneTimeLinks: 0x66_69_72_73,
  /** mails requested by forms for one mailbox: counted one after the other */
  askedMails: 0x61_73_6b_6d,
  /** backups: made one at a time */
  backup: 0x62_61_63_6b,
  /** the list of erasures beside the backups: read and written one at a time */
  erasureList: 0x65_72_61_73,
  /** the evidence behind prices: approved one at a time */
  evidence: 0x65_76_69_64,
  /** the series of figures: approved one at a time */
  series: 0x73_65_72_69,
  /** the texts of the office: approved one at a time */
  texts: 0x74_65_78_74,
  /** outcomes of partners' clicks: one instance decides them */
  clickWords: 0x77_6f_72_64,
  /** postbacks to partners: one instance finds those that are due */
  outgoingPostbacks: 0x70_62_6f_75,
  /** the rounds of transparency: approved one at a time */
  transparency: 0x74_72_61_6e,
  /** terms of offers and of partners: proposed and approved one at a time */
  terms: 0x74_65_72_6d,
  /** adjustments and payouts of partners: proposed and approved one at a time */
  ledger: 0x6c_65_64_67,
} as const;

export type AdvisoryLock = keyof typeof advisoryLocks;

/** Waits for a lock and holds it until the transaction ends. @param of the locked object: `RO 2026-11-21` */
export async function lockUntilCommit(
  trx: Transaction<Database>,
  lock: AdvisoryLock,
  of = '',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks[lock]}::int, hashtext(${of}))`.execute(trx);
}

/**
 * Runs work while holding a lock of a transaction, so that the lock works behind a pooler and ends with its holder. The work itself
 * uses `db`, in transactions of its own.
 * @returns undefined when another process holds the lock
 */
export async function whileLocked<Result>(
  db: Kysely<Database>,
  lock: AdvisoryLock,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return await db.transaction().execute(async (own) => {
    // The transaction is idle as long as the work lasts, longer than connections of requests may be.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(own);
    const key = advisoryLocks[lock];
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(${key}) as taken`.execute(own);
    return rows[0]?.taken ? await work() : undefined;
  });
}
