import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { FormDecision } from '#server/shared/forms/form-action.ts';
import { testKey } from '#tests/factories/forms.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { oneClickRoutes } from './one-click-routes.ts';
import { createSuppressions } from './suppressions.ts';
import { unsubscribeAction } from './unsubscribe-action.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const now = new Date('2026-11-21T10:00:00Z');
const suppressions = createSuppressions(testKey);
const links = createUnsubscribeLinks({ suppressions, key: testKey, origin: 'https://site.test' });
const action = unsubscribeAction(suppressions, links);
const url = new URL('https://site.test/unsubscribe/');

async function send(values: Record<string, string>) {
  const decision = (await action({ values, url, params: {}, now })) as Extract<FormDecision, { ok: true }>;
  return await db.transaction().execute((tx) => decision.deed(tx));
}

const rows = () => db.selectFrom('suppressions').selectAll().execute();
const keyOf = (href: string) => new URL(href).searchParams.get('cheie') ?? '';

test('an unsubscribed person gets nothing from then on, by e-mail and by telephone', async () => {
  expect(await send({ email: 'Ion@Example.ro', telefon: '0722 123 456' })).toEqual({
    path: '/unsubscribe/',
    receipt: 'da',
  });

  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(true);
  expect(await suppressions.has(db, { phone: '+40722123456' })).toBe(true);
  expect(await suppressions.has(db, { email: 'ana@example.ro', phone: '+40722123456' })).toBe(true);
  expect(await suppressions.has(db, { email: 'ana@example.ro' })).toBe(false);
  expect(await suppressions.has(db, {})).toBe(false);
});

test('a repeated request is stored once, with the same answer as the first', async () => {
  const first = await send({ email: 'ion@example.ro' });
  const second = await send({ email: 'ion@example.ro' });
  expect(second).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

test('neither addresses nor numbers are in the table, and its hashes are useless without the key', async () => {
  await send({ email: 'ion@example.ro', telefon: '0722123456' });
  const stored = JSON.stringify((await rows()).map(({ hash }) => hash.toString('latin1')));
  expect(stored).not.toMatch(/ion|example|722/);
  const other = createSuppressions({ hmac: (text) => testKey.hmac(`other ${text}`) });
  expect(await other.has(db, { email: 'ion@example.ro' })).toBe(false);
});

test('a link names no address; its second button unsubscribes the address from everything', async () => {
  const href = links.href('ion@example.ro', ['curs']);
  expect(href).not.toMatch(/ion|example/);

  expect(await send({ cheie: keyOf(href), fapta: 'toate' })).toEqual({
    path: '/unsubscribe/',
    receipt: 'da',
  });
  expect(await links.stateOf(db, keyOf(href))).toEqual({ isAllStopped: true });

  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(true);
  expect(await rows()).toHaveLength(1);
});

// Builds a link as sent before November 2026: hash and seal, made here as the code then made them.
function keyOfOldMail(email: string): string {
  const hash = suppressions.hashEmail(email).toString('base64url');
  return `${hash}.${testKey.hmac(`link\n${hash}`).subarray(0, 12).toString('base64url')}`;
}

test('a link sent before links had topics still unsubscribes from everything', async () => {
  const cheie = keyOfOldMail('ion@example.ro');
  expect(await links.stateOf(db, cheie)).toEqual({ isAllStopped: false, topics: 'all' });
  expect(await send({ cheie })).toEqual({ path: '/unsubscribe/', receipt: 'da' });
  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(true);
});

const sealed = keyOf(links.href('ion@example.ro', ['curs']));

test.each([
  'x',
  '.',
  `${'A'.repeat(43)}.AAAAAAAAAAAAAAAA`,
  sealed.slice(0, -1),
  sealed.replace('.curs.', '.'),
  sealed.replace('.curs.', '.oferte.'),
  sealed.replace('.curs.', '.curs.curs.'),
])('a forged key, %j, stores nothing and leads to the form', async (cheie) => {
  expect(await links.stateOf(db, cheie)).toBeUndefined();
  for (const fapta of ['', 'toate']) expect(await send({ cheie, fapta })).toEqual({ path: '/unsubscribe/' });
  expect(await rows()).toEqual([]);
  expect(await db.selectFrom('topic_stops').selectAll().execute()).toEqual([]);
});

test('every mailing has the headers of RFC 8058, and mail programs can use them as the RFC says', async () => {
  const headers = links.headers('ion@example.ro', ['articole']);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const target = headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(target).toMatch(/^https:\/\/site\.test\/api\/unsubscribe\?cheie=/);
  const app = Fastify().setSerializerCompiler(strictAnswers);
  await app.register(oneClickRoutes, { links, db, now: () => now });
  const path = target.replace('https://site.test', '');
  const stops = () => db.selectFrom('topic_stops').select('topic').execute();

  // A program that only opens links stops nothing.
  const seen = await app.inject({ method: 'GET', url: path });
  expect(seen.statusCode).toBe(302);
  expect(seen.headers.location).toMatch(/^\/unsubscribe\/\?cheie=/);
  expect(await stops()).toEqual([]);

  // Section 3.1: a POST without cookies or referrer, as a form of either kind.
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': contentType },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'unsubscribed' });
  }
  expect(await stops()).toEqual([{ topic: 'articole' }]);
  expect(await rows()).toEqual([]);
  const old = await app.inject({
    method: 'POST',
    url: `/api/unsubscribe?cheie=${keyOfOldMail('ion@example.ro')}`,
  });
  expect(old.json()).toEqual({ status: 'unsubscribed' });
  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(true);

  expect((await app.inject({ method: 'POST', url: '/api/unsubscribe?cheie=x' })).statusCode).toBe(400);
  expect((await app.inject({ method: 'POST', url: '/api/unsubscribe' })).statusCode).toBe(400);
  await app.close();
});
