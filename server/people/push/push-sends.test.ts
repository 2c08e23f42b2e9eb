import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { newPushReceiver, startFakePushService } from '#tests/setup/fake-push-service.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPushRepository } from './push-repository.ts';
import { createPushSender } from './push-sender.ts';
import { createPushSends, sendPush } from './push-sends.ts';

const database = await openFileDatabase();
const { db } = database;
const repository = createPushRepository(db);
const sends = createPushSends(db);
const now = new Date('2026-12-01T10:00:00Z');
const today = () => '2026-11-21';
const ana = { id: null, name: 'Ana' };
const newPush = () => ({
  id: randomUUID(),
  topic: 'oferte' as const,
  title: 'O ofertă nouă',
  body: 'Vedeți cât costă.',
  path: '/offers/',
});
const running = () => new AbortController().signal;

beforeEach(() => database.clear());

async function subscribe(origin: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { keys } = newPushReceiver();
    await repository.subscribe({ endpoint: `${origin}/${number}`, ...keys }, ['oferte'], now);
  }
}

function senderFor(ownService: string) {
  const logger = pino({ level: 'silent' });
  return createPushSender({
    repository,
    contact: 'mailto:contact@imprumutclar.ro',
    ownService,
    today,
    logger,
  });
}

test('a sending requested twice by one number is one sending, one entry in the log and one job', async () => {
  const jobs = { send: vi.fn(async () => {}) };
  const push = newPush();
  await sends.ask(push, ana, now, jobs);
  await sends.ask({ ...push, title: 'Altceva' }, ana, now, jobs);

  expect(jobs.send).toHaveBeenCalledExactlyOnceWith(sendPush, { id: push.id }, expect.anything());
  const { id, ...after } = push;
  const log = await db
    .selectFrom('audit_log')
    .select(['user_name', 'action', 'subject_id', 'after'])
    .execute();
  expect(log).toEqual([{ user_name: 'Ana', action: 'push.sent', subject_id: id, after }]);
  const beginning = { sent: 0, gone: 0, failed: 0, finishedAt: null };
  expect(await sends.list()).toEqual([{ ...push, askedBy: 'Ana', askedAt: now, ...beginning }]);
});

test('without its job nothing is stored', async () => {
  const jobs = { send: () => Promise.reject(new Error('no room')) };
  await expect(sends.ask(newPush(), ana, now, jobs)).rejects.toThrow('no room');
  expect(await sends.list()).toEqual([]);
});

test('an interrupted sending continues at its position: everybody gets it once', async () => {
  await using service = await startFakePushService();
  await subscribe(service.origin, 45);
  const push = newPush();
  await sends.ask(push, ana, now, { send: async () => {} });
  const sender = senderFor(service.origin);
  const stopping = new AbortController();
  // The program gets its stop signal while the first twenty are being sent.
  stopping.abort();

  await expect(sends.deliver(push.id, { sender, now: () => now, signal: stopping.signal })).rejects.toThrow(
    /aborted/,
  );
  expect(service.received).toHaveLength(20);
  expect(await sends.list()).toMatchObject([{ sent: 20, finishedAt: null }]);

  await sends.deliver(push.id, { sender, now: () => now, signal: running() });
  expect(await sends.list()).toMatchObject([{ sent: 45, gone: 0, failed: 0, finishedAt: now }]);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(45);
  expect(service.received).toHaveLength(45);

  // The job may run again if its end was not acknowledged.
  await sends.deliver(push.id, { sender, now: () => now, signal: running() });
  expect(service.received).toHaveLength(45);
});

test('an instance presumed dead leaves the rest to its successor', async () => {
  await using service = await startFakePushService();
  await subscribe(service.origin, 45);
  const push = newPush();
  await sends.ask(push, ana, now, { send: async () => {} });
  const real = senderFor(service.origin);
  const slow = {
    send: vi.fn<typeof real.send>(async (topic, message, progress) => {
      if (slow.send.mock.calls.length === 1) await deliver();
      return await real.send(topic, message, progress);
    }),
  };
  const deliver = () => sends.deliver(push.id, { sender: slow, now: () => now, signal: running() });
  await deliver();

  // The first twenty got it twice, under one tag; the others once.
  expect(service.received).toHaveLength(65);
  expect(await sends.list()).toMatchObject([{ sent: 45, finishedAt: now }]);
});
