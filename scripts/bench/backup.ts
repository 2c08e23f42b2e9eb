// `npm run bench:backup [-- EVENTS]`: measures a backup of 100 MB of events, and its restore, each with a PostgreSQL of its own
// that writes to the disk as the site's does.
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreBackup } from '#server/operations/backup/restore-backup.ts';
import { createDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillEvents } from './fill-events.ts';
import { printFigures } from './report.ts';

const EVENTS = Number(process.argv[2] ?? 300_000);
const DAYS = 30;
const passphrase = 'o parolă pentru măsurat';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

await using running = new AsyncDisposableStack();
const [source, target] = [await start(), await start()];
await migrate(source.connection);
const db = createDatabase({ connection: source.connection, statementTimeoutMs: 0 });
running.defer(() => db.destroy());
const now = new Date();
await fillEvents(db, {
  events: EVENTS,
  start: new Date(now.getTime() - DAYS * 86_400_000),
  days: DAYS,
  offerIds: ['101'],
});
const { rows } = await sql<{ megabytes: number }>`
  select round(sum(length(events::text)) / 1e6)::int as megabytes from events`.execute(db);

const folder = path.join(source.dataDir, 'backups');
const { dataDir, connection } = source;
const [made, backupMs] = await timed(() => makeBackup({ connection, dataDir, passphrase, folder, now }));
const [, restoreMs] = await timed(() =>
  restoreBackup({
    connect: async () => target.connection,
    dataDir: target.dataDir,
    passphrase,
    file: made.file,
  }),
);
const what = `${EVENTS} events, ${rows[0]?.megabytes} MB of text, a file of ${Math.round(statSync(made.file).size / 1e6)} MB`;
console.log(what);
printFigures([
  {
    what: 'backup, read again',
    measured: inSeconds(backupMs),
    target: '≤ 60 s',
    yardstick: '',
    ok: backupMs <= 60_000,
  },
  {
    what: 'restore',
    measured: inSeconds(restoreMs),
    target: '≤ 60 s',
    yardstick: '',
    ok: restoreMs <= 60_000,
  },
]);

async function start() {
  const place = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-backup-'));
  chmodSync(place, 0o755);
  running.defer(() => rmSync(place, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: place, log });
  running.defer(() => postgres.stop());
  return { dataDir: place, connection: postgres.connection };
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
