import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { whileLocked } from '#server/db/advisory-locks.ts';
import { startFakeStore } from '#tests/setup/fake-store.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createFolderPlace } from './folder-place.ts';
import { openPlace } from './open-place.ts';
import { readBackupState } from './backups-repository.ts';
import { readBackup } from './read-backup.ts';
import { runBackup } from './run-backup.ts';
import { backUpWhenDue } from './schedule-backups.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const { timeZone } = romania;
const passphrase = 'o parolă pentru probe';
const now = new Date('2026-11-23T00:12:00Z');

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function run(place: ReturnType<typeof openPlace>, at = now) {
  const { connection } = database;
  const dataDir = await newFolder();
  const sealing = { passphrase, workFactor: 10 };
  return await runBackup({ db, connection, dataDir, place, now: at, cleanBy: timeZone, ...sealing });
}

test('the backup of a day is in its folder with the list of erasures, and the office shows it', async () => {
  const folder = await newFolder();
  await run(createFolderPlace(folder));

  const name = 'imprumut-clar-20261123T001200Z.gz.age';
  expect((await readdir(folder)).toSorted()).toEqual(['erasures.json', name]);
  expect((await readBackup({ file: path.join(folder, name), passphrase })).header.madeAt).toBe(
    now.toISOString(),
  );
  expect(await readBackupState(db, { place: folder, now })).toEqual({
    place: folder,
    last: { madeAt: now, place: folder, name, bytes: expect.any(Number), checkedAt: expect.any(Date) },
    problem: null,
    isLate: false,
  });
});

test('old backups are removed by the rule; other files of the folder stay', async () => {
  const folder = await newFolder();
  const days = Array.from({ length: 40 }, (_, back) => new Date(now.getTime() - (back + 1) * 86_400_000));
  for (const day of days)
    await writeFile(
      path.join(folder, `imprumut-clar-${day.toISOString().slice(0, 10).replaceAll('-', '')}T001200Z.gz.age`),
      '',
    );
  await writeFile(path.join(folder, 'altceva.txt'), '');
  await run(createFolderPlace(folder));

  const left = (await readdir(folder)).toSorted().map((name) => /(\d{8})T/.exec(name)?.[1] ?? name);
  const kept = '20261031 20261108 20261115 20261117 20261118 20261119 20261120 20261121 20261122 20261123';
  expect(left).toEqual(['altceva.txt', 'erasures.json', ...kept.split(' ')]);
});

test('an S3-compatible store takes a signed upload, lists it and returns it', async () => {
  const store = await startFakeStore();
  const place = openPlace({ store: store.settings });
  // Days of one month, a year ago; backups of today and of the last seven days stay.
  const old = (day: number) => `imprumut-clar-2025010${day}T001200Z.gz.age`;
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) await place.put(old(day), new Blob([String(day)]));
  await run(place);

  const name = 'imprumut-clar-20261123T001200Z.gz.age';
  expect((await place.list()).toSorted()).toEqual(['erasures.json', ...[3, 4, 5, 6, 7, 8].map(old), name]);
  expect(store.seen).toContain('GET /bucket?list-type=2&prefix=site%2F');
  const folder = await newFolder();
  await writeFile(path.join(folder, 'back'), (await place.get(name)) ?? '');
  expect((await readBackup({ file: path.join(folder, 'back'), passphrase })).tables.length).toBeGreaterThan(
    40,
  );
  expect(await place.get('nimic')).toBeUndefined();
});

test('a refusal of the store is recorded as a sentence without keys', async () => {
  const { settings } = await startFakeStore();
  const place = openPlace({ store: { ...settings, secret: 'another' } });

  await expect(run(place)).rejects.toThrow(
    `Depozitul ${settings.address} a răspuns 403 (SignatureDoesNotMatch).`,
  );
  const state = await readBackupState(db, { place: place.name, now });
  expect(state).toMatchObject({ last: null, problem: { at: now, text: expect.stringContaining('403') } });
  expect(JSON.stringify(state)).not.toMatch(/AKIDTEST|another/);
});

test('two backups are never made at once', async () => {
  const folder = await newFolder();
  await whileLocked(db, 'backup', async () => {
    await expect(run(createFolderPlace(folder))).rejects.toThrow(/^Chiar acum se face altă copie/);
  });
  expect(await readdir(folder)).toEqual([]);
});

function schedule(at: string, make: () => Promise<void> = async () => undefined) {
  const moment = new Date(at);
  return {
    db,
    place: '/copii',
    make,
    timeZone,
    now: () => moment,
    logger: { error: vi.fn() },
  };
}

test('a backup is made on a day without one, and at the next check after a failed one', async () => {
  const fails = () => Promise.reject(new Error('discul e plin'));
  const folder = await newFolder();
  const makes = async () => void (await run(createFolderPlace(folder)));
  const first = schedule('2026-11-23T00:12:00Z', fails);
  expect(await backUpWhenDue(first)).toBe(true);
  expect(first.logger.error).toHaveBeenCalledTimes(1);
  expect(await backUpWhenDue(schedule('2026-11-23T01:12:00Z', makes))).toBe(true);
  expect(await backUpWhenDue(schedule('2026-11-23T02:12:00Z', fails))).toBe(false);
  expect(await backUpWhenDue(schedule('2026-11-24T00:12:00Z', makes))).toBe(true);
});
