import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { startJobs } from '#server/shared/jobs/jobs.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import type { RatesProvider } from './rates-provider.ts';
import { fetchWhenDue, scheduleRates } from './rates-schedule.ts';
import { createRatesRepository } from './rates-repository.ts';
import { readBnrXml } from './read-bnr-xml.ts';
import { bnrDay } from '#tests/setup/start-fake-bnr.ts';

const database = await openFileDatabase();
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const now = () => new Date('2026-08-20T11:00:00Z');

const filledIn: Date[] = [];
const fillIn = async (moment: Date) => void filledIn.push(moment);

beforeEach(async () => {
  filledIn.length = 0;
  await database.clear();
});

function newProvider(whileAsked: () => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const provider: RatesProvider = {
    name: 'bnr',
    async fetchSince(_newest, expected) {
      asked.push(expected);
      await whileAsked();
      return { documents: [{ document: readBnrXml(bnrDay(expected)), source: 'test' }], missing: [] };
    },
    async fetchYear(year) {
      return { document: readBnrXml(bnrDay(`${year}-03-01`)), source: 'test' };
    },
  };
  return { provider, asked };
}

test('due rates are fetched once', async () => {
  const { provider, asked } = newProvider();
  const options = { db: database.db, provider, fillIn, now, logger };

  expect(await fetchWhenDue(options)).toBe(true);
  expect(await fetchWhenDue(options)).toBe(false);

  expect(asked).toEqual(['2026-08-20']);
  expect(await createRatesRepository(database.db).newestDay('bnr')).toBe('2026-08-20');
});

test("a check during another's request makes no request", async () => {
  const others: boolean[] = [];
  const { provider, asked } = newProvider(async () => {
    others.push(await fetchWhenDue({ db: database.db, provider, fillIn, now, logger }));
  });

  expect(await fetchWhenDue({ db: database.db, provider, fillIn, now, logger })).toBe(true);

  expect(others).toEqual([false]);
  expect(asked).toHaveLength(1);
});

test('of several simultaneous checks one makes a request, the first time and later', async () => {
  const { provider, asked } = newProvider(() => Promise.reject(new Error('a bug')));
  const later = () => new Date('2026-08-20T11:10:00Z');
  for (const moment of [now, later]) {
    const looks = Array.from({ length: 4 }, () =>
      fetchWhenDue({ db: database.db, provider, fillIn, now: moment, logger }),
    );
    const outcomes = (await Promise.allSettled(looks)).map(({ status }) => status).toSorted();
    expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  }
  expect(asked).toHaveLength(2);
});

test('after a failure the pause holds, and then the request is repeated', async () => {
  const { provider, asked } = newProvider(() => Promise.reject(new Error('a bug')));

  await expect(fetchWhenDue({ db: database.db, provider, fillIn, now, logger })).rejects.toThrow('a bug');
  expect(await fetchWhenDue({ db: database.db, provider, fillIn, now, logger })).toBe(false);

  const later = () => new Date('2026-08-20T11:10:00Z');
  await expect(fetchWhenDue({ db: database.db, provider, fillIn, now: later, logger })).rejects.toThrow(
    'a bug',
  );
  expect(asked).toHaveLength(2);
});

test('the second source is requested when the first is late, and only then', async () => {
  const { provider } = newProvider();
  await fetchWhenDue({ db: database.db, provider, fillIn, now, logger });
  expect(filledIn).toEqual([]);

  const nextDay = () => new Date('2026-08-21T11:00:00Z');
  const documents = [{ document: readBnrXml(bnrDay('2026-08-20')), source: 'test' }];
  const fetchSince = async () => ({ documents, missing: [] });
  await fetchWhenDue({
    db: database.db,
    provider: { ...provider, fetchSince },
    fillIn,
    now: nextDay,
    logger,
  });
  expect(filledIn).toEqual([nextDay()]);
});

test('of several starting instances one makes a request, and a failure is logged', async () => {
  const { provider, asked } = newProvider(() => Promise.reject(new Error('a bug')));
  const failures: unknown[] = [];
  const watched = { ...logger, error: (details: unknown) => void failures.push(details) };
  for (let instance = 0; instance < 2; instance += 1) {
    const jobs = await startJobs({
      connection: database.connection,
      timeZone: romania.timeZone,
      logger: watched,
    });
    onTestFinished(() => jobs.stop());
    await scheduleRates({ db: database.db, jobs, provider, fillIn, now, logger: watched });
  }

  await expect.poll(() => failures.length).toBe(1);
  expect(asked).toEqual(['2026-08-20']);
});
