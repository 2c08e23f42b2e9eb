import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import type { PushTopic } from '#domain/people/push/push-topics.ts';
import { newPushReceiver } from '#tests/setup/fake-push-service.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPushRepository } from './push-repository.ts';
import { pushRoutes } from './push-routes.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const database = await openFileDatabase();
const repository = createPushRepository(database.db);
const now = () => new Date('2026-11-21T10:00:00Z');
const today = () => '2026-11-21';
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const { keys } = newPushReceiver();

async function startSite() {
  await database.clear();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(strictAnswers);
  await app.register(pushRoutes, { repository, ownService: '', today, now });
  const call = (method: 'PUT' | 'POST', url: string, payload: object, headers = {}) =>
    app.inject({ method, url, payload, headers });
  return { app, call, [Symbol.asyncDispose]: () => app.close() };
}

test('a browser subscribes to topics, changes them, reads them and unsubscribes', async () => {
  await using site = await startSite();
  const topics = async () =>
    (await site.call('POST', '/api/push/topics', { endpoint })).json<{ topics: string[] }>().topics;

  expect(await topics()).toEqual([]);
  const started = await site.call('PUT', '/api/push/subscription', { endpoint, keys, topics: ['oferte'] });
  expect(started.statusCode).toBe(204);
  expect(await topics()).toEqual(['oferte']);
  await site.call('PUT', '/api/push/subscription', { endpoint, keys, topics: ['curs', 'articole', 'curs'] });
  expect(await topics()).toEqual(['curs', 'articole']);

  expect((await site.call('POST', '/api/push/stop', { endpoint })).statusCode).toBe(204);
  expect(await topics()).toEqual([]);
  expect((await site.call('POST', '/api/push/stop', { endpoint })).statusCode).toBe(204);
});

test('the key is the one messages are signed with', async () => {
  await using site = await startSite();
  const { key } = (await site.app.inject('/api/push/key')).json<{ key: string }>();
  expect(key).toBe((await repository.keys()).publicKey);
});

test.each([
  ['an address of our own network', { endpoint: 'https://10.0.0.1/x', keys, topics: ['oferte'] }],
  ['a short key', { endpoint, keys: { ...keys, p256dh: 'AAAA' }, topics: ['oferte'] }],
  ['a long secret', { endpoint, keys: { ...keys, auth: keys.p256dh }, topics: ['oferte'] }],
  [
    'a key amid other letters',
    { endpoint, keys: { ...keys, auth: `${'!'.repeat(9_000)}${keys.auth}` }, topics: ['oferte'] },
  ],
  ['an unknown topic', { endpoint, keys, topics: ['orice'] }],
  ['no topic', { endpoint, keys, topics: [] }],
  ['nothing', {}],
])('%s is refused', async (_, body) => {
  await using site = await startSite();
  expect((await site.call('PUT', '/api/push/subscription', body)).statusCode).toBe(400);
  expect(await database.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});

/** Lists the days among these on which a message of a topic would go to the browser. */
async function daysOf(topic: PushTopic, days: readonly string[]) {
  const reached = [];
  for (const day of days) {
    const targets = await repository.listSubscribed(topic, { after: '', count: 10, today: day });
    const counts = await repository.countByTopic(day);
    expect(counts.get(topic) ?? 0).toBe(targets.length);
    if (targets.length > 0) reached.push(day);
  }
  return reached;
}

const inPause = { cookie: 'a=b; pauza=2026-12-21' };
const days = ['2026-11-21', '2026-12-21', '2026-12-22'];

test('a browser in a pause gets nothing about offers up to its last day; other topics arrive', async () => {
  await using site = await startSite();
  await site.call('PUT', '/api/push/subscription', { endpoint, keys, topics: ['oferte', 'curs'] });
  expect(await daysOf('oferte', days)).toEqual(days);

  expect((await site.call('POST', '/api/push/pause', { endpoint }, inPause)).statusCode).toBe(204);
  expect(await daysOf('oferte', days)).toEqual(['2026-12-22']);
  expect(await daysOf('curs', days)).toEqual(days);

  // A request without its cookie, a shorter pause or a new choice of topics do not shorten it.
  await site.call('POST', '/api/push/pause', { endpoint });
  await site.call('POST', '/api/push/pause', { endpoint }, { cookie: 'pauza=2026-12-01' });
  await site.call('PUT', '/api/push/subscription', { endpoint, keys, topics: ['oferte'] });
  expect(await daysOf('oferte', days)).toEqual(['2026-12-22']);
});

test('a subscription during a pause gets nothing about offers before its end', async () => {
  await using site = await startSite();
  await site.call('PUT', '/api/push/subscription', { endpoint, keys, topics: ['oferte'] }, inPause);
  expect(await daysOf('oferte', days)).toEqual(['2026-12-22']);
});

test('under a new address topics and pause continue, reported once or twice; an unknown one changes nothing', async () => {
  await using site = await startSite();
  const after = endpoint.replace('abc', 'def');
  const renew = () => site.call('POST', '/api/push/renew', { before: endpoint, endpoint: after, keys });
  await site.call('PUT', '/api/push/subscription', { endpoint, keys, topics: ['oferte', 'curs'] }, inPause);

  for (const time of [1, 2]) expect([time, (await renew()).statusCode]).toEqual([time, 204]);

  const rows = await database.db.selectFrom('push_subscriptions').select(['endpoint', 'topics']).execute();
  expect(rows).toEqual([{ endpoint: after, topics: ['oferte', 'curs'] }]);
  expect(await daysOf('oferte', days)).toEqual(['2026-12-22']);

  const other = newPushReceiver().keys;
  await site.call('POST', '/api/push/renew', { before: `${after}x`, endpoint: `${after}y`, keys: other });
  expect(await database.db.selectFrom('push_subscriptions').select('endpoint').execute()).toEqual([
    { endpoint: after },
  ]);
});
