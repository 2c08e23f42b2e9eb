import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { loadStartingRates } from './load-starting-rates.ts';
import { createRatesRepository } from './rates-repository.ts';

const database = await openFileDatabase();
const repository = createRatesRepository(database.db);
const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-rates-'));
const now = new Date('2026-11-21T10:00:00Z');
const load = (from = folder) =>
  loadStartingRates({ db: database.db, folder: from, now, logger: { warn: () => undefined } });

afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => database.clear());

// Five years of every currency are forty thousand rows.
test('the site starts with the reference series, once', async () => {
  const own = path.resolve(import.meta.dirname, '../../../content/data/rates');

  // BNR: every figure of 673 days; ECB: the days between.
  expect(await load(own)).toBeGreaterThan(40_000);
  expect(await repository.newestDay('bnr')).toBe('2026-08-19');
  expect(await repository.countDays('bnr', 2023)).toBe(248);
  expect(await load(own)).toBe(0);
});

test('a corrected file is read again, and never changes later figures', async () => {
  await writeFile(path.join(folder, 'a.csv'), 'date,EUR\n2026-08-18,5.2442\n');
  await load();
  const fetched = {
    provider: 'bnr',
    currency: 'EUR',
    day: '2026-08-18',
    value: '5.2443',
    multiplier: 1,
  } as const;
  await repository.storeReference([fetched], { publishedOn: '2026-08-20', source: 'https://x', now });

  await writeFile(path.join(folder, 'a.csv'), 'date,EUR\n2026-08-17,5.2400\n2026-08-18,5.2442\n');

  expect(await load()).toBe(1);
  expect((await repository.listReference('2026-08-18')).map(({ value }) => value)).toEqual(['5.2443']);
});
