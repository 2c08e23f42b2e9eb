import { TestClock } from 'pg-boss';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { DEAD_LETTERS, defineJob, startJobs, type Jobs } from './jobs.ts';

const greet = defineJob<{ name: string }>('greet', { retryLimit: 2, retryDelay: 60, expireInSeconds: 60 });

async function openJobs(database: TestDatabase, clock?: TestClock): Promise<Jobs> {
  const logger = { error: vi.fn() };
  const jobs = await startJobs({
    connection: database.connection,
    timeZone: romania.timeZone,
    logger,
    ...(clock && { clock }),
  });
  onTestFinished(() => jobs.stop());
  return jobs;
}

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

/** Resolves with a value after the workers have polled for jobs once more, which they do every two seconds of their clock. */
function afterALook<Value>(clock: TestClock, read: () => Value) {
  return async () => {
    await clock.tick(2_000);
    return await read();
  };
}

test('a job sent in a transaction runs after its commit, and never after a rollback', async () => {
  const database = await newDatabase();
  const clock = new TestClock(Date.now());
  const jobs = await openJobs(database, clock);
  const done: string[] = [];
  await jobs.work(greet, async ({ name }) => void done.push(name));

  const undone = database.db.transaction().execute(async (tx) => {
    await jobs.send(greet, { name: 'Ana' }, tx);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await database.db.transaction().execute((tx) => jobs.send(greet, { name: 'Ion' }, tx));

  await expect.poll(afterALook(clock, () => done)).toEqual(['Ion']);
});

test('a job that is asked for again and again runs once in its time', async () => {
  const database = await newDatabase();
  // In the middle of an hour, whatever the time is.
  const clock = new TestClock(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1_800_000);
  const jobs = await openJobs(database, clock);
  const done: string[] = [];
  await jobs.work(greet, async ({ name }) => void done.push(name));
  const once = { key: 'Ana', seconds: 3_600 };
  for (let time = 0; time < 3; time += 1) await jobs.send(greet, { name: 'Ana' }, database.db, once);
  await jobs.send(greet, { name: 'Ion' }, database.db, { ...once, key: 'Ion' });

  await expect.poll(afterALook(clock, () => done.toSorted())).toEqual(['Ana', 'Ion']);
});

test('two instances share the jobs: each runs once', async () => {
  const database = await newDatabase();
  const clock = new TestClock(Date.now());
  const instances = [await openJobs(database, clock), await openJobs(database, clock)];
  const done: string[] = [];
  for (const jobs of instances) await jobs.work(greet, async ({ name }) => void done.push(name));

  const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
  for (const name of names) await instances[0]?.send(greet, { name }, database.db);

  await expect.poll(afterALook(clock, () => done.length)).toBe(20);
  expect(done.toSorted()).toEqual(names.toSorted());
});

test('a failing job is repeated with growing pauses, and becomes a dead letter after the last attempt', async () => {
  const database = await newDatabase();
  // Measured from now on: the transaction that sends the job has the database's own time.
  const start = Date.now();
  const clock = new TestClock(start);
  const jobs = await openJobs(database, clock);
  const attempts: { minute: number; isLast: boolean }[] = [];
  await jobs.work(greet, async (_data, { isLast }) => {
    attempts.push({ minute: Math.floor((clock.now() - start) / 60_000), isLast });
    throw new Error('no');
  });
  await jobs.send(greet, { name: 'Ana' }, database.db);

  for (let looks = 0; looks < 100 && attempts.length < 3; looks += 1) {
    await clock.setTime(clock.now() + 6_000);
    await clock.tick(2_000);
  }

  expect(attempts.map(({ isLast }) => isLast)).toEqual([false, false, true]);
  const [first, second, third] = attempts.map(({ minute }) => minute);
  expect(first).toBe(0);
  // Between half and the whole of one minute, doubled each time, plus up to eight seconds until the next poll.
  expect(second).toBeGreaterThanOrEqual(1);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(1);
  await expect
    .poll(
      afterALook(clock, async () => {
        const { rows } = await sql<{ data: unknown }>`
          select data from jobs.job where name = ${DEAD_LETTERS}`.execute(database.db);
        return rows;
      }),
    )
    .toEqual([{ data: { name: 'Ana' } }]);
});

test('a dead letter is listed with its reason, and runs when it is sent again', async () => {
  const database = await newDatabase();
  const clock = new TestClock(Date.now());
  const jobs = await openJobs(database, clock);
  const once = defineJob<{ name: string }>('once', { retryLimit: 0, expireInSeconds: 60 });
  let isBroken = true;
  const done: string[] = [];
  await jobs.work(once, async ({ name }) => {
    if (isBroken) throw new Error('the post office is closed');
    done.push(name);
  });
  await jobs.send(once, { name: 'Ana' }, database.db);

  const expected = { job: 'once', data: { name: 'Ana' }, reason: 'the post office is closed' };
  await expect.poll(afterALook(clock, () => jobs.listDeadLetters())).toMatchObject([expected]);
  isBroken = false;
  const [letter] = await jobs.listDeadLetters();
  expect(await jobs.retryDeadLetter(letter?.id ?? '')).toBe(true);
  expect(await jobs.retryDeadLetter(letter?.id ?? '')).toBe(false);

  await expect.poll(afterALook(clock, () => done)).toEqual(['Ana']);
  expect(await jobs.listDeadLetters()).toEqual([]);
});

test('an unavailable database is logged once, not at every poll', async () => {
  const database = await newDatabase();
  const logger = { error: vi.fn() };
  const clock = new TestClock(Date.now());
  const jobs = await startJobs({
    connection: database.connection,
    timeZone: romania.timeZone,
    logger,
    clock,
  });
  onTestFinished(() => jobs.stop());
  const done: string[] = [];
  await jobs.work(greet, async ({ name }) => void done.push(name));

  // The queue is known here by now: only polling needs the connections that are ended.
  await jobs.send(greet, { name: 'Ana' }, database.db);
  await expect.poll(afterALook(clock, () => done)).toEqual(['Ana']);
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'imprumut-clar jobs'`.execute(database.db);
  await jobs.send(greet, { name: 'Ion' }, database.db);

  await expect.poll(afterALook(clock, () => done)).toEqual(['Ana', 'Ion']);
  expect(logger.error.mock.calls.length).toBeLessThanOrEqual(1);
});
