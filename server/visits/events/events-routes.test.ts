import Fastify, { type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { isUuidV4 } from '#domain/visits/events/uuid-v4.ts';
import { createEventIntake } from './event-intake.ts';
import type { EventSink, ReceivedEvent } from './event-sink.ts';
import { eventsRoutes } from './events-routes.ts';
import { IngestError } from '#server/shared/journal/ingest-error.ts';
import { newEvent } from '#tests/factories/new-event.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const now = new Date('2026-11-21T10:00:00Z');
const publicOrigin = 'https://imprumutclar.ro';

async function startSite(options: { add?: EventSink['add']; max?: number } = {}) {
  const added: ReceivedEvent[] = [];
  const keep: EventSink['add'] = async (event) => (added.push(event) > 1 ? 'duplicate' : 'stored');
  const sink: EventSink = { add: options.add ?? keep, close: async () => {} };
  const app = Fastify().setSerializerCompiler(strictAnswers);
  const limit = { max: options.max ?? 1000, windowMs: 10_000 };
  const logOutage = () => undefined;
  const intake = createEventIntake({ sink, country: 'RO', publicOrigin, now: () => now, limit, logOutage });
  await app.register(eventsRoutes, { intake });
  const post = (payload: InjectOptions['payload'], rest: InjectOptions = {}) =>
    app.inject({ method: 'POST', url: '/api/event', ...(payload !== undefined && { payload }), ...rest });
  return { app, added, post, [Symbol.asyncDispose]: () => app.close() };
}

test('an event is acknowledged with its outcome', async () => {
  await using site = await startSite();
  const event = newEvent();
  const first = await site.post(event, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  const second = await site.post(event, { headers: { 'user-agent': 'curl/8.5.0' } });

  expect([first.statusCode, first.json()]).toEqual([200, { status: 'stored', uuid: event.uuid }]);
  expect([second.statusCode, second.json()]).toEqual([200, { status: 'duplicate', uuid: event.uuid }]);
  const received = { ...event, receivedAt: now, country: 'RO' };
  expect(site.added).toEqual([
    { ...received, isBot: false },
    { ...received, isBot: true },
  ]);
});

// Section 3 of the specification, word for word.
const specified = {
  event_id: 5,
  provider_id: 'ro-1',
  sub1: 'a',
  sub2: 'b',
  sub3: '0294.1-A',
  sub4: 'd',
  sub5: 'e',
  sub6: 'f',
  sub7: 'g',
  sub8: '0',
  utm_source: 'typein',
  utm_medium: '(none)',
  utm_campaign: '',
  utm_content: '',
  utm_term: '',
  session_id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  client_id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  domain: 'imprumutclar.ro',
  referer: '',
};

test('the payload of the specification is accepted; the server gives it a uuid, and a repeat is another event', async () => {
  await using site = await startSite();
  const answers = [await site.post(specified), await site.post(specified)].map((answer) => answer.json());
  const uuids = site.added.map(({ uuid }) => uuid);

  expect(answers).toMatchObject(uuids.map((uuid) => ({ uuid, repeats: 'indistinguishable' })));
  expect(new Set(uuids).size).toBe(2);
  expect(uuids.every(isUuidV4)).toBe(true);
  expect(site.added[0]).toMatchObject({ ...specified, path: '', cookieless: false });
});

test('a beacon sends its JSON as text', async () => {
  await using site = await startSite();
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const answer = await site.post(JSON.stringify(newEvent()), { headers });
  expect(answer.statusCode).toBe(200);
});

const json = { 'content-type': 'application/json' };

test.each([
  ['a wrong field', { ...newEvent(), event_id: 'five' }, json, 400, 'invalid_event', 'event_id'],
  ['a missing field', { ...newEvent(), session_id: undefined }, json, 400, 'invalid_event', 'session_id'],
  ['the first of two', { ...newEvent(), provider_id: 7, path: 7 }, json, 400, 'invalid_event', 'provider_id'],
  ['an array', [], json, 400, 'invalid_event', 'body'],
  ['broken JSON', '{"uuid":', json, 400, 'invalid_event', 'body'],
  ['broken text', '{"uuid":', { 'content-type': 'text/plain' }, 400, 'invalid_event', 'body'],
  ['poisoned JSON', '{"__proto__":{}}', json, 400, 'invalid_event', 'body'],
  ['nothing', '', json, 400, 'invalid_event', 'body'],
  ['nothing of no type', undefined, {}, 400, 'invalid_event', 'body'],
  ['17 KB', { ...newEvent(), extra: 'x'.repeat(17_000) }, json, 413, 'too_large', undefined],
  [
    'a form',
    'uuid=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported_type',
    undefined,
  ],
])('%s is refused and named', async (_, payload, headers, statusCode, code, field) => {
  await using site = await startSite();
  const answer = await site.post(payload, { headers });

  expect(answer.statusCode).toBe(statusCode);
  expect(answer.json()).toEqual({
    error: { code, message: expect.stringMatching(/\.$/), ...(field && { field }) },
  });
  expect(site.added).toEqual([]);
});

test.each([
  ['overloaded', 503, 'overloaded', '1'],
  ['unavailable', 503, 'unavailable', '2'],
  ['closed', 503, 'unavailable', '2'],
  ['refused', 400, 'invalid_event', undefined],
] as const)('a sink that is %s answers %i', async (reason, statusCode, code, retryAfter) => {
  await using site = await startSite({ add: () => Promise.reject(new IngestError(reason, 'no')) });
  const answer = await site.post(newEvent());

  expect(answer.statusCode).toBe(statusCode);
  expect(answer.json()).toMatchObject({ error: { code } });
  expect(answer.headers['retry-after']).toBe(retryAfter);
});

test('a network with too many events is told when to retry, another network is not', async () => {
  await using site = await startSite({ max: 2 });
  await site.post(newEvent(), { remoteAddress: '86.124.17.1' });
  await site.post(newEvent(), { remoteAddress: '86.124.17.2' });
  const third = await site.post(newEvent(), { remoteAddress: '86.124.17.3' });
  const other = await site.post(newEvent(), { remoteAddress: '86.124.18.1' });

  expect(third.statusCode).toBe(429);
  expect(third.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(other.statusCode).toBe(200);
});

test.each([
  ['our own page', { origin: publicOrigin, host: 'events.imprumutclar.ro' }, 200],
  ['a page of the asked host', { origin: 'http://127.0.0.1:4010', host: '127.0.0.1:4010' }, 200],
  ['no page', { host: 'imprumutclar.ro' }, 200],
  ['another site', { origin: 'https://evil.example', host: 'imprumutclar.ro' }, 403],
  ['a page without an origin', { origin: 'null', host: 'imprumutclar.ro' }, 403],
])('an event of %s is answered %i', async (_, headers, statusCode) => {
  await using site = await startSite();
  const answer = await site.post(newEvent(), { headers });
  expect(answer.statusCode).toBe(statusCode);
  expect(answer.headers['access-control-allow-origin']).toBe(
    'origin' in headers && headers.origin === publicOrigin ? publicOrigin : undefined,
  );
});

test('a separate events host answers preflights of our pages', async () => {
  await using site = await startSite();
  const answer = await site.app.inject({
    method: 'OPTIONS',
    url: '/api/event',
    headers: {
      origin: publicOrigin,
      host: 'events.imprumutclar.ro',
      'access-control-request-method': 'POST',
    },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': publicOrigin,
    'access-control-allow-headers': 'content-type',
  });
});
