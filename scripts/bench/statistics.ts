// `npm run bench:statistics [-- EVENTS]`: measures each question of the statistics on ten million events of 90 days, and counting
// them. Uses a database of its own, removed afterwards; ten million events take 5 GB of disk.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { addDays } from '#domain/base/days/iso-day.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { createDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/tables.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { catchUp } from '#server/visits/statistics/catch-up.ts';
import { findNow } from '#server/visits/statistics/now.ts';
import { questions } from '#server/visits/statistics/questions.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { fillEvents } from './fill-events.ts';
import { printFigures, type Figure } from './report.ts';

const EVENTS = Number(process.argv[2] ?? 10_000_000);
const DAYS = 90;
const BYTES_AN_EVENT = 500;
const PARTNERS = 30;
const TARGET_MS = 300;
const REPEATS = 5;

const { bavail, bsize } = statfsSync(tmpdir());
if (bavail * bsize < 2 * EVENTS * BYTES_AN_EVENT) throw new Error(`Not enough room under ${tmpdir()}.`);
const dataDir = mkdtempSync(join(tmpdir(), 'imprumut-clar-statistics-'));
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({
  dataDir,
  // These speed up only the filling: questions read.
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
});
try {
  await migrate(postgres.connection);
  await using db = disposable(createDatabase({ connection: postgres.connection, statementTimeoutMs: 0 }));
  printFigures(await measure(db.db));
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(db: ReturnType<typeof createDatabase>): Promise<Figure[]> {
  const lastDay = new Date().toISOString().slice(0, 10);
  const firstDay = addDays(lastDay, 1 - DAYS);
  const start = new Date(`${firstDay}T00:00:00Z`);
  const offerIds = await loadOffers(db);
  const partnerIds = await addPartners(db);
  const [, fillMs] = await timed(() =>
    fillEvents(db, { events: EVENTS, start, days: DAYS, offerIds, partnerIds }),
  );
  const now = new Date(start.getTime() + DAYS * 86_400_000 - 1000);
  const place = { country: 'RO', timeZone: romania.timeZone };
  const [days, countMs] = await timed(() => catchUp(db, place, now));
  await sql`vacuum analyze`.execute(db);
  const [, againMs] = await timed(() => catchUp(db, place, now));
  console.log(
    `${EVENTS} events made in ${(fillMs / 1000).toFixed(0)} s, ${days.length} days counted in ${(countMs / 1000).toFixed(0)} s`,
  );

  const figures: Figure[] = [
    {
      what: 'counting today again',
      measured: `${againMs.toFixed(0)} ms`,
      target: 'every 5 minutes',
      yardstick: '',
      ok: null,
    },
  ];
  const asked = { country: 'RO', from: firstDay, to: lastDay };
  const narrowed = { within: [], folder: '/' };
  const asks = Object.entries(questions).map(
    ([what, { ask }]) => [what, (): Promise<unknown> => ask(db, asked, narrowed)] as const,
  );
  const live = ['acum', () => findNow(db, { now, timeZone: place.timeZone })] as const;
  for (const [what, ask] of [...asks, live]) {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) times.push((await timed<unknown>(ask))[1]);
    const slowest = Math.max(...times);
    const median = times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0;
    figures.push({
      what,
      measured: `${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
      target: `≤ ${TARGET_MS} ms`,
      yardstick: what === 'acum' ? 'two days, from the events' : `${DAYS} days`,
      ok: slowest <= TARGET_MS,
    });
  }
  return figures;
}

/** Loads the offers a site starts with: only they count as seen. @returns their ids */
async function loadOffers(db: Kysely<Database>): Promise<string[]> {
  const file = await findOffersFile(romania.code);
  if (!file) throw new Error('There is no file of offers.');
  await loadStartingOffers({ db, file, leadId: 'bench', now: new Date() });
  return file.offers.map(({ id }) => id);
}

/** Adds partners that bring visitors. @returns their `pid` */
async function addPartners(db: Kysely<Database>): Promise<string[]> {
  const ids = Array.from({ length: PARTNERS }, (_, index) => `p-${index + 1}`);
  for (const providerId of ids) await addPartner(db, { providerId });
  return ids;
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

function disposable(db: ReturnType<typeof createDatabase>) {
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}
