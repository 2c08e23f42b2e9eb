import { createHmac } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { officeErrorAnswer } from '#domain/answers/office/common.ts';
import { codedErrorAnswer } from '#domain/answers/public.ts';
import { createDatabase } from '#server/db/database.ts';
import { createAuth } from '#server/office/create-auth.ts';
import { addUser } from '#server/office/users-repository.ts';
import { createPartnerKeys } from '#server/partners/api/partner-keys.ts';
import { createPartnerAuth } from '#server/partners/desk/create-partner-auth.ts';
import { loadSiteKeys } from '#server/shared/keys/site-keys.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { startDatabaseProxy } from '#tests/setup/database-proxy.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

// Calls every route of the whole server as an administrator, a partner and a partner's program, while something fails.
const { connection } = await openFileDatabase();
const proxy = await startDatabaseProxy(connection);
const db = createDatabase({ connection: proxy.connection, poolSize: 5 });
afterAll(async () => {
  await db.destroy();
  await proxy[Symbol.asyncDispose]();
});
const origin = 'http://localhost:4999';
const now = () => new Date('2026-11-22T10:00:00Z');
const routes: { method: 'GET' | 'POST'; url: string }[] = [];
const problems: string[] = [];
let isUnderPressure = false;
const server = await startWholeServer({
  db,
  now,
  renderedEvery: 1_000,
  onProblem: (line) => problems.push(line),
  onRoute(route: RouteOptions) {
    // What @fastify/under-pressure throws.
    const shedLoad = async () => {
      if (isUnderPressure)
        throw Object.assign(new Error('Service Unavailable'), {
          statusCode: 503,
          code: 'FST_UNDER_PRESSURE',
        });
    };
    Object.assign(route, { onRequest: [shedLoad, ...[route.onRequest ?? []].flat()] });
    for (const method of [route.method].flat())
      if (!/^(HEAD|OPTIONS)$/.test(method)) routes.push({ method: method as 'GET', url: route.url });
  },
});
// Without the database nobody is signed out; with it, this comes last.
routes.sort((one, other) => Number(one.url.includes('sign-out')) - Number(other.url.includes('sign-out')));
const { cookie, key } = await enter();

/** Opens a session at both desks, and a key for a partner's program. */
async function enter() {
  const keys = await loadSiteKeys(db);
  const outbox = {} as Parameters<typeof createAuth>[0]['outbox'];
  const given = { db, origin, sessionHours: 12, outbox, logger: server.logger, now };
  const secretOf = (name: string) => keys['sign-in'].hmac(name).toString('base64url');
  const account = { name: 'Ana', email: 'ana@exemplu.ro' };
  const officerId = await db
    .transaction()
    .execute((trx) => addUser(trx, { ...account, passwordHash: '-', roles: ['administrator'], now: now() }));
  const partner = await addPartner(db);
  const dates = { created_at: now(), updated_at: now() };
  await db
    .insertInto('partner_users')
    .values({ id: 'ana', partner_id: partner.id, ...account, email_verified: true, ...dates })
    .execute();
  const secret = secretOf('better-auth');
  const office = await createAuth({ ...given, secret }).$context;
  const partnersSecret = secretOf('better-auth of partners');
  const desk = await createPartnerAuth({ ...given, secret: partnersSecret }).$context;
  const sessions = [
    ['redactie', secret, await office.internalAdapter.createSession(officerId ?? '')],
    ['parteneri', partnersSecret, await desk.internalAdapter.createSession('ana')],
  ] as const;
  const cookies = sessions.map(([prefix, ofDesk, { token }]) => {
    const signature = createHmac('sha256', ofDesk).update(token).digest('base64');
    return `${prefix}.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
  return { cookie: cookies.join('; '), key: await createPartnerKeys(db).make(partner.id, now()) };
}

/** Calls a route, with an id that it accepts. */
async function call({ method, url }: (typeof routes)[number]) {
  const ask = async (id: string) =>
    await server.inject({
      method,
      url: url.replaceAll(/:\w+(\(.*?\))?/g, id).replaceAll('*', 'x'),
      headers: {
        origin,
        host: 'localhost:4999',
        accept: 'application/json',
        cookie,
        ...(url.startsWith('/api/parteneri/v1/') && { authorization: `Bearer ${key}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { payload: '{}' }),
    });
  const answer = await ask('1');
  return answer.statusCode === 400 ? await ask('0a0a0a0a-0000-4000-8000-000000000000') : answer;
}

/** Calls every route. @returns those whose answer is a fault, or none that it declares; and how many could not be answered now */
async function walk() {
  problems.length = 0;
  const wrong: string[] = [];
  let unavailable = 0;
  for (const route of routes) {
    const { statusCode, headers, body } = await call(route);
    const isJson = headers['content-type']?.toString().includes('json') && body !== '';
    const isRefusal = statusCode >= 400 && isJson && route.url !== '/api/ready';
    const isCoded = [codedErrorAnswer, officeErrorAnswer].some(
      (form) => !isRefusal || form.strict().safeParse(JSON.parse(body)).success,
    );
    if (statusCode === 503) unavailable += 1;
    if (statusCode === 500 || !isCoded)
      wrong.push(`${route.method} ${route.url} ${statusCode} ${body.slice(0, 200)}`);
  }
  return { wrong: [...wrong, ...problems.filter((line) => line.includes('declares'))], unavailable };
}

/** Our jobs are not started in tests, and have no dead letters to retry. */
const isOfTests = (line: string) => line.includes('/operations/jobs/:id/retry');

test('under pressure every route refuses as it declares', async () => {
  isUnderPressure = true;
  const { wrong, unavailable } = await walk();
  isUnderPressure = false;

  expect(wrong).toEqual([]);
  expect(unavailable).toBeGreaterThan(300);
});

test('on a database that a newer version has changed every route answers as it declares, or 503', async () => {
  const beside = new pg.Client(connection);
  await beside.connect();
  const { rows } = await beside.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname !~ '^(office|partner)_(users|sessions)$|^(partner_keys|partners)$'`);
  const rename = async (from: string, to: string) => {
    for (const { name } of rows) await beside.query(`alter table "${from}${name}" rename to "${to}${name}"`);
  };
  await rename('', 'newer_');
  const { wrong, unavailable } = await walk();
  await beside.end();

  expect(wrong.filter((line) => !isOfTests(line))).toEqual([]);
  expect(unavailable).toBeGreaterThan(100);
});

test('without a database every route answers as it declares, or 503', async () => {
  proxy.close();

  const { wrong, unavailable } = await walk();

  expect(wrong).toEqual([]);
  // Every call of both desks reads its session first.
  expect(unavailable).toBeGreaterThan(200);
});
