import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { defineJob, startJobs } from '#server/shared/jobs/jobs.ts';
import { findOperations, type OperationsServices } from './operations.ts';
import { retryMail } from './retry-mail.ts';
import { createTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

const now = new Date('2026-11-21T10:00:00Z');

async function openSite(): Promise<{ database: TestDatabase; services: OperationsServices }> {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const jobs = await startJobs({
    connection: database.connection,
    timeZone: romania.timeZone,
    logger: { error: () => undefined },
  });
  onTestFinished(() => jobs.stop());
  const services: OperationsServices = {
    jobs,
    build: { id: 'b1', timestamp: now.getTime() },
    startedAt: now,
    isProxyUntold: () => true,
    ratesHealth: async () => ({ newestDay: '2026-11-20', isLate: false, alarms: [] }),
    loadOffers: async () => ({ offers: [], activeIds: [], isOutage: true }),
    previewDigest: async () => ({ week: '2026-11-16', startedAt: null, recipients: 0, mail: null }),
    backupPlace: null,
    listSetAside: async () => [{ file: 'clicks/a.jsonl.aside', lines: 2 }],
  };
  return { database, services };
}

async function addFailedMail({ db }: TestDatabase): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mail_outbox')
    .values({
      id,
      kind: 'contact',
      recipient: 'ana@exemplu.ro',
      reply_to: null,
      subject: 'Mesaj',
      body_text: 'Text',
      body_html: 'Text',
      headers: '{}' as never,
      created_at: now,
      last_error: '550 no such mailbox',
      sent_at: null,
      failed_at: now,
    })
    .execute();
  return id;
}

test('each part reports its state; one that does not answer does not hide the others', async () => {
  const { database, services } = await openSite();
  const failures: unknown[] = [];
  await services.jobs.send(defineJob<{ n: number }>('greet', { expireInSeconds: 60 }), { n: 1 }, database.db);
  const ratesHealth = () => Promise.reject(new Error('away'));

  const found = await findOperations(
    database.db,
    { ...services, ratesHealth },
    { now, onFailure: (error) => failures.push(error) },
  );

  expect(found).toMatchObject({
    database: { version: expect.stringMatching(/^1[5-9]/), mostConnections: 200, eventsOfLastHour: 0 },
    jobs: [{ job: 'greet', waiting: 1, later: 0, underWay: 0, done: 0, lastDoneAt: null }],
    deadLetters: [],
    mail: { waiting: 0, oldestWaitingAt: null, lastSentAt: null, failed: [] },
    rates: null,
    digest: { week: '2026-11-16', startedAt: null, recipients: 0, mail: null },
    feed: { offers: 0, active: 0, isOutage: true },
    backups: { place: null, last: null, problem: null, isLate: false },
    setAside: [{ file: 'clicks/a.jsonl.aside', lines: 2 }],
    statistics: [],
    isProxyUntold: true,
    build: { id: 'b1', madeAt: now },
  });
  expect(failures).toEqual([new Error('away')]);
});

test('a given-up mail is shown without its address, and sent again once', async () => {
  const { database, services } = await openSite();
  const { db } = database;
  const id = await addFailedMail(database);
  const look = async () =>
    (await findOperations(db, services, { now, onFailure: (error) => expect(error).toBeUndefined() })).mail;

  const failed = [{ id, kind: 'contact', failedAt: now, attempts: 0, error: '550 no such mailbox' }];
  expect(await look()).toMatchObject({ waiting: 0, failed });
  const retry = () => db.transaction().execute((trx) => retryMail(trx, services.jobs, id));
  expect([await retry(), await retry()]).toEqual([true, false]);
  expect(await look()).toMatchObject({ waiting: 1, failed: [] });
});
