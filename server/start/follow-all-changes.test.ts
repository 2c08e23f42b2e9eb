import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHANGES } from '#server/db/changes.ts';
import { notify } from '#server/db/notify.ts';
import { PUBLICATIONS } from '#server/texts/editorial/publications-repository.ts';
import { HIDDEN } from '#server/texts/hidden/hidden-repository.ts';
import { TEXTS } from '#server/texts/changes/text-change.ts';
import { SERIES } from '#server/tools/series/series-change.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { followAllChanges } from './follow-all-changes.ts';

const { db, connection } = await openFileDatabase();
const listening = sql`application_name = 'imprumut-clar notifications' and datname = current_database()`;

type Faults = {
  /** when texts become public */
  moments?: readonly Date[];
  load?: () => Promise<boolean>;
  republish?: () => Promise<void>;
};

/** Follows all changes until the test ends, and records which parts of the site were read or rendered again. */
async function follow({ moments = [], load = async () => false, republish }: Faults = {}) {
  const nextChange = () => moments.find((moment) => moment > new Date());
  const done = {
    refresh: vi.fn(async (_tag?: string) => {}),
    republish: vi.fn(republish ?? (async () => {})),
    purge: vi.fn(async () => {}),
    texts: vi.fn(load),
    series: vi.fn(async () => false),
    officeTexts: vi.fn(async () => false),
    hidden: vi.fn(async () => false),
    error: vi.fn(),
  };
  const list = { offers: [], activeIds: [] };
  const services = {
    instances: { own: { tell: async () => {}, servesOffers: async () => {} } },
    offers: { load: async () => list, loadAll: async () => [list], invalidate: () => {} },
    rates: { invalidate: () => {} },
    country: { timeZone: 'Europe/Bucharest' },
    evidence: { lastKnown: () => ({}) },
    publications: { load: done.texts, nextChange, nameBy: () => false },
    series: { load: done.series },
    texts: { load: done.officeTexts },
    hidden: { load: done.hidden },
  };
  const running = new AsyncDisposableStack();
  onTestFinished(() => running.disposeAsync());
  await followAllChanges({
    config: {},
    services,
    app: {
      pages: { refresh: done.refresh, improve: async () => {} },
      republish: done.republish,
      purge: done.purge,
    },
    fillSearch: async () => {},
    connection,
    db,
    now: () => new Date(),
    logger: { error: done.error, warn: vi.fn() },
    running,
  } as unknown as Parameters<typeof followAllChanges>[0]);
  return done;
}

test('one connection follows data, texts, series and hidden things, and after its loss all of them are read again', async () => {
  const done = await follow();
  await expect.poll(() => [done.series.mock.calls.length, done.hidden.mock.calls.length]).toEqual([1, 1]);
  const { rows } = await sql`select from pg_stat_activity where ${listening}`.execute(db);
  expect(rows).toHaveLength(1);

  await notify(db, CHANGES, 'comments/dae');
  await notify(db, PUBLICATIONS, '/dae/');
  await notify(db, SERIES, 'RO');
  await notify(db, TEXTS, 'RO');
  await notify(db, HIDDEN, 'page');
  const counts = () =>
    [done.texts, done.series, done.officeTexts, done.hidden].map(({ mock }) => mock.calls.length);
  await expect.poll(counts).toEqual([2, 2, 2, 2]);
  await expect.poll(() => done.refresh.mock.calls).toEqual([['comments/dae']]);

  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${listening}`.execute(db);
  await expect.poll(counts).toEqual([3, 3, 3, 3]);
  await expect.poll(() => done.refresh.mock.calls).toEqual([['comments/dae'], [undefined]]);
});

test('a text becomes public at its moment, also while the pages of the one before are still being made', async () => {
  const moments = [100, 300].map((milliseconds) => new Date(Date.now() + milliseconds));
  const pages = Promise.withResolvers<void>();

  const done = await follow({ moments, republish: () => pages.promise });

  await expect.poll(() => done.republish.mock.calls.length).toBe(2);
  pages.resolve();
});

test('a text becomes public at its moment also while the database is unavailable', async () => {
  const moments = [new Date(Date.now() + 300)];
  const load = () => Promise.reject(new Error('the database is away'));

  const done = await follow({ moments, load });

  await expect.poll(() => done.republish.mock.calls.length).toBe(1);
  const failure = { err: new Error('the database is away'), name: PUBLICATIONS };
  expect(done.error).toHaveBeenCalledExactlyOnceWith(failure, 'what changed could not be followed');
});
