import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { findUnlikeChanges } from '#server/partners/conversions/conversion-changes.ts';
import { replayPostbacks } from '#server/partners/conversions/replay-postbacks.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { sayWords } from '#server/partners/clicks/say-words.ts';
import { recountLedger } from '#server/partners/ledger/recount-ledger.ts';
import { settleConversions } from '#server/partners/ledger/settle-conversions.ts';
import { createDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/tables.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { type AllSent, type Kind, kinds, type Sent } from './sent.ts';

export type Count = {
  acknowledged: number;
  stored: number;
  lost: number;
  doubled: number;
  /** stored and never sent */
  unknown: number;
};

/** Counts of the sent data, and of the data derived from it. */
type Counted = Kind | 'mails' | 'changes';
/** with the entries of the ledger, which only a run with a partner has */
type Counts = Record<Counted, Count> & { entries?: Count };

/** Rows by the mark they were sent with: one for each time it is stored. */
const rowsOf = {
  events: sql<{ mark: string }>`select uuid::text as mark from events where provider_id = 'crash'`,
  clicks: sql<{ mark: string }>`select sub1 as mark from clicks`,
  forms: sql<{ mark: string }>`select substring(message from 7) as mark from contact_messages`,
  conversions: sql<{ mark: string }>`select transaction_id as mark from conversions`,
} satisfies Record<Kind, unknown>;

/** Compares the acknowledged requests with the records of the stopped program, its mails included. */
export async function countStored(dataDir: string, all: AllSent): Promise<Counts> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const db = createDatabase({ connection: postgres.connection });
  try {
    return await countRows(db, all, { dataDirs: [dataDir], hasPartner: true });
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

type Setting = {
  dataDirs: readonly string[];
  /** every report is of a click that a partner is owed for */
  hasPartner: boolean;
};

/** Compares the acknowledged requests with a database, and with the mails in the data folders of the instances. */
export async function countRows(
  db: Kysely<Database>,
  { sent }: AllSent,
  { dataDirs, hasPartner }: Setting,
): Promise<Counts> {
  // As the program does every five minutes: reads reports that came before their click.
  await replayPostbacks(db, new Date());
  // As the program does every minute: says what became of clicks, and what their partner is owed.
  await sayWords(db, { country: romania, now: new Date(), settleSeconds: 0 });
  await settleConversions(ledger(db));
  const counts: Partial<Record<Kind, Count>> = {};
  for (const kind of kinds) {
    const { rows } = await rowsOf[kind].execute(db);
    counts[kind] = compare(
      rows.map(({ mark }) => mark),
      sent[kind],
    );
  }
  const changes = await listTransactionsOfChanges(db);
  const { rows } = await sql<{ id: string; mark: string }>`
    select id::text, substring(body_text from 'Proba ([0-9a-f-]{36})') as mark from mail_outbox
    where sent_at is not null and body_text like '%Proba %'`.execute(db);
  const written = new Set(dataDirs.flatMap((dataDir) => [...mailsOf(dataDir)]));
  const mails = rows.filter(({ id }) => written.has(id.slice(0, 8))).map(({ mark }) => mark);
  return {
    ...(counts as Record<Kind, Count>),
    changes: compare(changes, sent.conversions),
    ...(hasPartner && { entries: compare(await listTransactionsOfEntries(db), sent.conversions) }),
    mails: compare(mails, sent.forms),
  };
}

/** Lists the transactions whose changes make the stored conversion: another one counts as lost. */
async function listTransactionsOfChanges(db: Kysely<Database>): Promise<string[]> {
  const unlike = new Set(await findUnlikeChanges(db));
  const { rows } = await rowsOf.conversions.execute(db);
  return rows.map(({ mark }) => mark).filter((mark) => !unlike.has(mark));
}

const ledger = (db: Kysely<Database>) => ({ db, country: romania, now: () => new Date() });

/** Lists the transactions of the ledger's entries; those of which a recount says another sum count as lost. */
async function listTransactionsOfEntries(db: Kysely<Database>): Promise<string[]> {
  const { differences } = await recountLedger(ledger(db));
  const unlike = new Set(differences.map(({ subject }) => subject));
  const { rows } = await sql<{ mark: string; subject: string }>`
    select transaction_id as mark, subject from ledger_entries join conversions on conversions.id::text = subject`.execute(
    db,
  );
  return rows.filter(({ subject }) => !unlike.has(subject)).map(({ mark }) => mark);
}

function compare(marks: readonly string[], { acknowledged, open }: Sent): Count {
  const stored = new Set(marks);
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    lost: acknowledged.difference(stored).size,
    doubled: marks.length - stored.size,
    unknown: stored.difference(acknowledged).difference(open).size,
  };
}

/** Lists the beginnings of the ids of all sent mails, which are files here. */
function mailsOf(dataDir: string): Set<string> {
  const folder = path.join(dataDir, 'mail');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.flatMap((name) => /-([0-9a-f]{8})\.eml$/.exec(name)?.[1] ?? []));
}
