import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createEventIntake } from './event-intake.ts';
import { createEventLane } from './event-lane.ts';
import type { EventSink } from './event-sink.ts';
import { eventsRoutes } from './events-routes.ts';
import { IngestError } from '#server/shared/journal/ingest-error.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { trustedProxies } from '#server/base/trusted-proxies.ts';
import { newEvent } from '#tests/factories/new-event.ts';

const publicOrigin = 'https://imprumutclar.ro';
const event = newEvent();
type Headers = Record<string, string>;

function createIntake(add: EventSink['add'] = async () => 'stored', max = 1000) {
  return createEventIntake({
    sink: { add, close: async () => {} },
    country: 'RO',
    publicOrigin,
    now: () => new Date('2026-11-21T10:00:00Z'),
    limit: { max, windowMs: 10_000 },
    logOutage: () => undefined,
  });
}

/** Sends a whole request through the fast path. */
async function throughLane(intake: ReturnType<typeof createIntake>, body: string, headers: Headers) {
  const all = { host: 'site.test', 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const request = ['POST /api/event HTTP/1.1', ...lines, '', body].join('\r\n');
  const bytes = await createEventLane(intake, trustedProxies('10.0.0.1'))(Buffer.from(request), '10.0.0.1');
  if (!bytes) return undefined;
  const [head = '', json = ''] = bytes.toString().split('\r\n\r\n');
  const [statusLine, ...rest] = head.split('\r\n');
  return {
    statusCode: Number(statusLine?.split(' ')[1]),
    headers: Object.fromEntries(rest.map((line) => line.split(': ', 2) as [string, string])),
    json,
  };
}

async function throughRouter(intake: ReturnType<typeof createIntake>, body: string, headers: Headers) {
  await using app = Fastify({ trustProxy: '10.0.0.1' });
  await app.register(eventsRoutes, { intake });
  return await app.inject({
    method: 'POST',
    url: '/api/event',
    payload: body,
    remoteAddress: '10.0.0.1',
    headers: { host: 'site.test', ...headers },
  });
}

const json = { 'content-type': 'application/json' };
const failing = (code: IngestError['code']) => () => Promise.reject(new IngestError(code, 'no'));

test.each<[string, number, string, Headers, EventSink['add']?]>([
  ['an event', 200, JSON.stringify(event), json],
  ['a repeat', 200, JSON.stringify(event), json, async () => 'duplicate'],
  ['a beacon', 200, JSON.stringify(event), { 'content-type': 'text/plain;charset=UTF-8' }],
  ['an event of our page', 200, JSON.stringify(event), { ...json, origin: publicOrigin }],
  ['letters of all kinds', 200, JSON.stringify({ ...event, sub1: 'ță😀' }), json],
  ['a wrong field', 400, JSON.stringify({ ...event, path: 7 }), json],
  ['broken JSON', 400, '{"uuid":', json],
  ['poisoned JSON', 400, '{"__proto__":{}}', json],
  ['an empty body', 400, '', json],
  ['a list', 400, '[]', json],
  ['another site', 403, JSON.stringify(event), { ...json, origin: 'https://evil.example' }],
  ['a value that can not be kept', 400, JSON.stringify(event), json, failing('refused')],
  ['a full queue', 503, JSON.stringify(event), { ...json, origin: publicOrigin }, failing('overloaded')],
  ['an outage', 503, JSON.stringify(event), json, failing('unavailable')],
])('%s is answered %i, the same as by the router', async (_, statusCode, body, headers, add) => {
  const answer = await throughLane(createIntake(add), body, headers);
  const routed = await throughRouter(createIntake(add), body, headers);

  expect(answer?.statusCode).toBe(statusCode);
  expect(answer?.json).toBe(routed.body);
  const { connection, ...routedHeaders } = routed.headers;
  // Headers that the router adds to every response are added here where the answer is made.
  expect(answer?.headers).toEqual({ ...securityHeaders, ...routedHeaders, date: expect.any(String) });
  expect([routed.statusCode, connection]).toEqual([statusCode, 'keep-alive']);
});

test('both paths share one limit, counted by the address that the proxy names', async () => {
  const intake = createIntake(undefined, 2);
  const from = (address: string) => ({ ...json, 'x-forwarded-for': address });
  await throughRouter(intake, JSON.stringify(event), from('86.124.17.1'));
  await throughLane(intake, JSON.stringify(event), from('86.124.17.2'));
  const third = await throughLane(intake, JSON.stringify(event), from('86.124.17.3'));
  const other = await throughLane(intake, JSON.stringify(event), from('86.124.18.1'));

  expect(third?.statusCode).toBe(429);
  expect(Number(third?.headers['retry-after'])).toBeGreaterThan(0);
  expect(other?.statusCode).toBe(200);
});

test.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a body of no type', {}],
  ['a type that only begins like one', { 'content-type': 'application/jsonp' }],
])('%s is left to the router', async (_, headers: Headers) => {
  expect(await throughLane(createIntake(), JSON.stringify(event), headers)).toBeUndefined();
});
