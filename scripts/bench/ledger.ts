// `npm run bench:ledger [-- SEED]`: plays a day of three partners on five offers in a database of its own, removed afterwards: 20 000
// clicks, with programs, repeats and a limit that is reached, and 600 reports in random order, with repeats and two outages of the
// database. Entries must be what an independent count says, to the ban, and the published script must accept the statements, and refuse
// each with one changed byte. Exits with 1 otherwise.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import { createDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/tables.ts';
import { listEntries } from '#server/partners/ledger/ledger-entries.ts';
import { recountLedger } from '#server/partners/ledger/recount-ledger.ts';
import { statementOf, statementText } from '#server/partners/ledger/statement-of.ts';
import { countOwed } from '#tests/factories/count-owed.ts';
import { drawLedgerPlan, randomOf } from '#tests/factories/ledger-plan.ts';
import { playLedgerPlan, settleLedger } from '#tests/factories/play-ledger-plan.ts';

const seed = Number(process.argv[2] ?? 37);
const CHANGED_BYTES = 60;
const SCRIPT = 'public/program-de-afiliere/verifica-extras.sh';

const dataDir = mkdtempSync(join(tmpdir(), 'imprumut-clar-ledger-'));
chmodSync(dataDir, 0o755);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const postgres = await startEmbeddedPostgres({ dataDir, log });
const db = createDatabase({ connection: postgres.connection });
try {
  await migrate(postgres.connection);
  process.exitCode = (await play(db)) ? 0 : 1;
} finally {
  await db.destroy();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function play(at: Kysely<Database>): Promise<boolean> {
  const { connection } = postgres;
  if (!('host' in connection)) throw new Error('the embedded database has a socket');
  const plan = drawLedgerPlan({ seed, clicks: 20_000, reports: 600 });
  const start = performance.now();
  const { partnerIds, failedRuns } = await playLedgerPlan({ db: at, connection }, plan, {
    seed: seed + 1,
    outage: 25,
  });
  const playedMs = performance.now() - start;
  const stored = await sumsOfEntries(at);
  const counted = countOwed(plan);
  const isSame = isDeepStrictEqual(stored, counted);
  const again = await settleLedger(at);
  const begin = performance.now();
  const recount = await recountLedger({
    db: at,
    country: romania,
    now: () => new Date('2026-12-21T02:00:00Z'),
  });
  const recountMs = performance.now() - begin;
  const scripts = await checkStatements(at, partnerIds);

  const sum = [...counted.values()].reduce((total, bani) => total + bani, 0);
  console.table({
    clicks: plan.clicks.length,
    'words of clicks': await wordsOfClicks(at),
    reports: plan.reports.length,
    'conversions that are owed': counted.size,
    'owed, in lei': sum / 100,
    entries: recount.entries,
    'runs of the job that an outage ended': failedRuns,
    'entries equal the independent count': isSame,
    'a further run appends': again,
    'differences of the recount': recount.differences.length,
    'statements accepted by the script': `${scripts.accepted} of ${partnerIds.length}`,
    'changed bytes refused by the script': `${scripts.refused} of ${CHANGED_BYTES * partnerIds.length}`,
    'played in, s': (playedMs / 1000).toFixed(1),
    'recounted in, ms': recountMs.toFixed(0),
  });
  return (
    isSame &&
    again === 0 &&
    recount.differences.length === 0 &&
    failedRuns >= 2 &&
    scripts.accepted === partnerIds.length &&
    scripts.refused === CHANGED_BYTES * partnerIds.length
  );
}

async function sumsOfEntries(at: Kysely<Database>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; bani: number }>`
    select transaction_id || ' ' || payable_from as name, sum(bani)::bigint as bani
    from ledger_entries join conversions on conversions.id::text = subject
    group by transaction_id, payable_from having sum(bani) <> 0`.execute(at);
  return new Map(rows.map(({ name, bani }) => [name, bani]));
}

async function wordsOfClicks(at: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count(*)::int as count from partner_clicks group by word order by 2 desc`.execute(at);
  return rows.map(({ word, count }) => `${word} ${count}`).join(', ');
}

/** Checks the statement of each partner with the published script, whole and with single bytes changed. */
async function checkStatements(at: Kysely<Database>, partnerIds: readonly string[]) {
  const random = randomOf(seed);
  const file = join(dataDir, 'extras.txt');
  const isAccepted = (text: Buffer) => {
    writeFileSync(file, text);
    try {
      execFileSync('sh', [SCRIPT, file]);
      return true;
    } catch {
      return false;
    }
  };
  let [accepted, refused] = [0, 0];
  for (const id of partnerIds) {
    const text = Buffer.from(
      statementText(statementOf(await listEntries(at, id), '2026-12', romania.timeZone)),
    );
    accepted += Number(isAccepted(text));
    for (let count = 0; count < CHANGED_BYTES; count += 1) {
      const changed = Buffer.from(text);
      const place = Math.floor(random() * text.length);
      changed[place] = ((text[place] ?? 0) + 1 + Math.floor(random() * 255)) % 256;
      refused += Number(!isAccepted(changed));
    }
  }
  return { accepted, refused };
}
