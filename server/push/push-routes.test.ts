import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { newPushReceiver } from '#tests/setup/fake-push-service.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPushRepository } from './push-repository.ts';
import { pushRoutes } from './push-routes.ts';

const database = await openFileDatabase();
const repository = createPushRepository(database.db);
const now = () => new Date('2026-11-21T10:00:00Z');
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const { keys } = newPushReceiver();

async function startSite() {
  await database.clear();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(pushRoutes, { repository, ownService: '', now });
  const call = (method: 'PUT' | 'POST', url: string, payload: object) => app.inject({ method, url, payload });
  return { app, call, [Symbol.asyncDispose]: () => app.close() };
}

test('a browser asks for topics, changes them, is told of them and stops', async () => {
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
  ['an unknown topic', { endpoint, keys, topics: ['orice'] }],
  ['no topic', { endpoint, keys, topics: [] }],
  ['nothing', {}],
])('%s is refused', async (_, body) => {
  await using site = await startSite();
  expect((await site.call('PUT', '/api/push/subscription', body)).statusCode).toBe(400);
  expect(await database.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});
