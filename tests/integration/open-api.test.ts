import { createHmac } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAuth } from '#server/office/create-auth.ts';
import { addUser } from '#server/office/users-repository.ts';
import { loadSiteKeys } from '#server/shared/keys/site-keys.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const { db } = await openFileDatabase();
const now = () => new Date('2026-11-22T10:00:00Z');
const calls: string[] = [];
const server = await startWholeServer({
  db,
  now,
  renderedEvery: 1_000,
  onProblem: (line) => expect.fail(line),
  onRoute({ method, url, schema }: RouteOptions) {
    const isCall = url.startsWith('/api/') || schema?.response !== undefined;
    for (const one of [method].flat().filter((name) => !/^(HEAD|OPTIONS)$/.test(name))) {
      if (isCall) calls.push(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    }
  },
});

// Requirements of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0), as far as our document uses it.
const schemaSchema = z.looseObject({ nullable: z.undefined().optional() });
const parameterSchema = z.looseObject({
  name: z.string().min(1),
  in: z.enum(['query', 'header', 'path', 'cookie']),
  required: z.boolean().optional(),
  schema: schemaSchema,
});
const contentSchema = z.record(
  z.string().regex(/^\w+\/[\w.+*-]+$/),
  z.strictObject({ schema: schemaSchema }),
);
const operationSchema = z.strictObject({
  tags: z.array(z.string()),
  parameters: z.array(parameterSchema).optional(),
  requestBody: z.strictObject({ content: contentSchema, required: z.boolean().optional() }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5](\d\d|XX)|default)$/),
    z.strictObject({ description: z.string(), content: contentSchema.optional() }),
  ),
});
const documentSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  components: z.strictObject({ schemas: z.strictObject({}) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'put', 'post', 'delete', 'patch']), operationSchema),
  ),
});

async function describedTo(cookie?: string) {
  const answer = await server.inject({ url: '/api/openapi.json', headers: cookie ? { cookie } : {} });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const document = documentSchema.parse(answer.json());
  const operations = Object.entries(document.paths).flatMap(([path, ofPath]) =>
    Object.entries(ofPath).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      ...operation,
    })),
  );
  return { operations, names: operations.map(({ name }) => name).toSorted() };
}

/** Signs a colleague in. @returns the cookie of the session */
async function enter(): Promise<string> {
  const keys = await loadSiteKeys(db);
  const secret = keys['sign-in'].hmac('better-auth').toString('base64url');
  const id = await db
    .transaction()
    .execute((trx) =>
      addUser(trx, { email: 'a@exemplu.ro', name: 'A', roles: ['moderator'], passwordHash: 'x', now: now() }),
    );
  const outbox = { send: async () => undefined } as unknown as Parameters<typeof createAuth>[0]['outbox'];
  const logger = server.logger;
  const auth = createAuth({
    db,
    origin: 'http://localhost:4999',
    secret,
    sessionHours: 12,
    outbox,
    logger,
    now,
  });
  const { token } = await (await auth.$context).internalAdapter.createSession(id ?? '');
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `redactie.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

const colleague = await enter();

/** Calls of the desks' own pages; those of partners' programs are for everybody to read. */
const isDesk = (name: string) => / \/api\/(?:admin|parteneri(?!\/v1))\//.test(name);

test('a stranger sees every public call, in the form of OpenAPI 3.1, and none of the desks', async () => {
  const { names } = await describedTo();

  expect(names).toEqual(expect.arrayContaining(['POST /api/event', 'GET /api/parteneri/v1/report']));
  expect(names.filter(isDesk)).toEqual([]);
  expect(calls.filter((name) => !isDesk(name) && !names.includes(name))).toEqual([]);
});

test('a signed-in colleague sees the calls of the office too', async () => {
  const { names } = await describedTo(colleague);

  expect(names).toContain('GET /api/admin/me');
  expect(calls.filter((name) => !name.includes('*') && !names.includes(name))).toEqual([]);
});

test('a cookie without a session opens nothing', async () => {
  const { names } = await describedTo('redactie.session_token=x.y');

  expect(names.filter(isDesk)).toEqual([]);
});

test('path parameters are described, and required', async () => {
  const { operations } = await describedTo();

  const wrong = operations.filter(({ path, parameters = [] }) => {
    const given = parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
    const asked = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return given.toSorted().join() !== asked.toSorted().join();
  });
  expect(operations.some(({ path }) => path.includes('{'))).toBe(true);
  expect(wrong).toEqual([]);
});

test('a moment is described as text, and a plain answer by its fields', async () => {
  const { operations } = await describedTo(colleague);
  const answerOf = (name: string) =>
    operations.find((one) => one.name === name)?.responses['200']?.content?.['application/json']?.schema;

  expect(JSON.stringify(answerOf('GET /api/admin/offer-changes'))).toContain('"format":"date-time"');
  expect(answerOf('GET /api/health')).toMatchObject({ type: 'object', required: ['status'] });
});
