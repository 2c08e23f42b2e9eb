import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { publishTerms } from '#tests/factories/partner-terms.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { clusterOwner } from '#server/db/create-cluster.ts';
import { createDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/tables.ts';
import { DATABASE_NAME } from '#server/db/embedded-postgres.ts';

const OFFER_ID = '101';
const PROVIDER_ID = 'p-crash';
const MAIL_PATIENCE_MS = 240_000;

function openBeside(dataDir: string) {
  const host = path.join(dataDir, 'postgres');
  return createDatabase({
    connection: { host, port: 5432, user: clusterOwner, database: DATABASE_NAME },
    poolSize: 1,
  });
}

/**
 * Gives an offer a link with its click id, its lender a key for reports, and a partner a share of its loans, in the running program's
 * database.
 */
export async function prepareLender(dataDir: string) {
  const db = openBeside(dataDir);
  try {
    // PostgreSQL's write-ahead log must fit on the small disk.
    await sql`alter system set max_wal_size = '256MB'`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    return { ...(await prepareLenderIn(db)), providerId: await preparePartnerIn(db) };
  } finally {
    await db.destroy();
  }
}

/** Gives the offer its link and its lender a key, in a database that is open: also in that of an earlier version. */
export async function prepareLenderIn(db: Kysely<Database>) {
  // Without the mark of the file, the next start leaves the offer unchanged.
  const url = 'https://lender.test/?c={click_id}';
  await sql`update offers set url = ${url}, seed_hash = null where id = ${OFFER_ID}`.execute(db);
  const postbackKey = await createPostbackKeys(db).create({
    partner: 'crash',
    offerIds: [OFFER_ID],
    now: new Date(),
  });
  return { offerId: OFFER_ID, postbackKey };
}

/** Gives a partner a share of the offer's loans. @returns its `pid` */
export async function preparePartnerIn(db: Kysely<Database>): Promise<string> {
  const { id } = await addPartner(db, { providerId: PROVIDER_ID, now: new Date('2026-01-01T10:00:00Z') });
  await publishTerms(db, { offers: [OFFER_ID], partners: [id], from: '2026-01-02' });
  return PROVIDER_ID;
}

/**
 * Resolves when no mail is waiting and no journal is left, or after some minutes. A mail whose attempts were killed or met a full
 * disk may wait up to an hour for the next one: it is tried now.
 */
export async function allIsSettled(dataDir: string): Promise<void> {
  const db = openBeside(dataDir);
  try {
    await untilSettled(db, [dataDir]);
  } finally {
    await db.destroy();
  }
}

/** Does the same for instances with these data folders, in a database that is open. */
export async function untilSettled(db: Kysely<Database>, dataDirs: readonly string[]): Promise<void> {
  for (const deadline = Date.now() + MAIL_PATIENCE_MS; Date.now() < deadline; await pause(1_000)) {
    await sql`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`.execute(
      db,
    );
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from mail_outbox where sent_at is null and failed_at is null`.execute(
      db,
    );
    const isInJournal = dataDirs.some((dataDir) =>
      ['clicks', 'postbacks'].some((journal) => holdsFiles(path.join(dataDir, journal))),
    );
    if (rows[0]?.waiting === 0 && !isInJournal) return;
  }
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.jsonl'));
}
