import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { PushTopic } from '#domain/people/push/push-topics.ts';
import { newPushReceiver, readVapid, startFakePushService } from '#tests/setup/fake-push-service.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPushRepository } from './push-repository.ts';
import { createPushSender } from './push-sender.ts';

const database = await openFileDatabase();
const repository = createPushRepository(database.db);
const now = new Date('2026-11-21T10:00:00Z');
const today = () => '2026-11-21';
const logger = pino({ level: 'silent' });
const contact = 'mailto:contact@imprumutclar.ro';
const message = { title: 'O ofertă nouă', body: 'Smile Credit: 2 239 de lei înapoi.', path: '/offers/' };

beforeEach(() => database.clear());

async function subscribe(endpoint: string, topics: PushTopic[]) {
  const receiver = newPushReceiver();
  await repository.subscribe({ endpoint, ...receiver.keys }, topics, now);
  return receiver;
}

test('a message reaches the subscribers of its topic, and only they can read it', async () => {
  await using service = await startFakePushService();
  const ana = await subscribe(`${service.origin}/ana`, ['oferte', 'curs']);
  await subscribe(`${service.origin}/ion`, ['articole']);
  const sender = createPushSender({ repository, contact, ownService: service.origin, today, logger });

  expect(await sender.send('oferte', message)).toEqual({ sent: 1, gone: 0, failed: 0 });

  expect(service.received.map(({ path }) => path)).toEqual(['/ana']);
  const [{ body, headers } = { body: Buffer.alloc(0), headers: {} }] = service.received;
  expect(JSON.parse(ana.read(body))).toEqual(message);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { publicKey } = await repository.keys();
  expect(readVapid(headers.authorization ?? '', publicKey)).toMatchObject({
    aud: service.origin,
    sub: contact,
  });
  expect(() => newPushReceiver().read(body)).toThrow(/authenticate/);
});

test('expired browsers are removed, failing ones are kept', async () => {
  await using service = await startFakePushService({ '/a': 410, '/b': 404, '/c': 500, '/d': 429, '/e': 302 });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await subscribe(`${service.origin}/${name}`, ['curs']);
  const sender = createPushSender({ repository, contact, ownService: service.origin, today, logger });

  expect(await sender.send('curs', message)).toEqual({ sent: 1, gone: 2, failed: 3 });
  const left = await repository.listSubscribed('curs', { after: '', count: 10, today: today() });
  expect(left.map(({ endpoint }) => endpoint.slice(-1))).toEqual(['c', 'd', 'e', 'f']);
});

test('more subscribers than one batch all get the message, each once', async () => {
  await using service = await startFakePushService();
  for (let number = 0; number < 45; number += 1) await subscribe(`${service.origin}/${number}`, ['oferte']);
  const sender = createPushSender({ repository, contact, ownService: service.origin, today, logger });

  expect(await sender.send('oferte', message)).toEqual({ sent: 45, gone: 0, failed: 0 });
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(45);
  expect(service.received).toHaveLength(45);
});

test('nothing is sent to an address outside the push services, whatever the database holds', async () => {
  await using service = await startFakePushService();
  await subscribe(`${service.origin}/x`, ['oferte']);
  const sender = createPushSender({ repository, contact, ownService: '', today, logger });
  expect(await sender.send('oferte', message)).toEqual({ sent: 0, gone: 0, failed: 1 });
  expect(service.received).toEqual([]);
});

test.each(['https://evil.example/', '//evil.example/', 'offers/'])(
  'a message does not link to %s',
  async (path) => {
    const sender = createPushSender({ repository, contact, ownService: '', today, logger });
    await expect(sender.send('oferte', { ...message, path })).rejects.toThrow(RangeError);
  },
);

test('the keys are made once, also for concurrent instances', async () => {
  const asked = await Promise.all([1, 2, 3, 4].map(() => createPushRepository(database.db).keys()));
  expect(new Set(asked.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(Buffer.from(asked[0]?.publicKey ?? '', 'base64url')).toHaveLength(65);
});
