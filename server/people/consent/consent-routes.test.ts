import Fastify, { type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { isUuidV4 } from '#domain/visits/events/uuid-v4.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { consentRoutes } from './consent-routes.ts';
import { createConsentsRepository } from './consents-repository.ts';
import { forgetOldReceipts } from './forget-old-receipts.ts';

const database = await openFileDatabase();
const { db } = database;
const now = new Date('2026-11-21T10:00:00Z');
const publicOrigin = 'https://imprumutclar.ro';
const host = 'imprumutclar.ro';

async function startSite(options: { consent?: 'explicit' | 'implied'; outage?: boolean } = {}) {
  await database.clear();
  const app = Fastify();
  const repository = createConsentsRepository(db);
  const consents = options.outage ? { add: () => Promise.reject(new Error('away')) } : repository;
  const country = { code: 'RO', consent: options.consent ?? ('explicit' as const) };
  await app.register(consentRoutes, {
    consents,
    country,
    version: () => '2.0',
    publicOrigin,
    patienceMs: 60_000,
    now: () => now,
  });
  const post = (form: string, headers: InjectOptions['headers'] = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/consent',
      payload: form,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: publicOrigin,
        host,
        ...headers,
      },
    });
  const styles = async (cookie?: string) =>
    (await app.inject({ url: '/api/consent.css', ...(cookie && { headers: { cookie } }) })).body;
  return { post, styles, [Symbol.asyncDispose]: () => app.close() };
}

const receipts = () => db.selectFrom('consents').selectAll().orderBy('created_at').execute();
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']);

test('"Accept" allows every purpose, leaves a receipt and returns to the page', async () => {
  await using site = await startSite();
  const answer = await site.post('raspuns=accept&inapoi=/', { referer: `${publicOrigin}/offers/?suma=2000` });

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/offers/?suma=2000']);
  const [receipt] = await receipts();
  expect(receipt).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    country: 'RO',
    version: '2.0',
    choice: 'accepted',
    purposes: ['measurement', 'fingerprint'],
    replaces: null,
    created_at: now,
  });
  // 180 days are 15 552 000 seconds.
  expect(cookieOf(answer)).toBe(
    `consent=2.0/measurement+fingerprint/${receipt?.id}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
  );
  expect(isUuidV4(receipt?.id ?? '')).toBe(true);
});

test('"Refuz" stores the choice alone: the cookie has no identifier', async () => {
  await using site = await startSite();
  const answer = await site.post('raspuns=refuz', { accept: 'application/json' });

  expect(answer.statusCode).toBe(204);
  expect(cookieOf(answer)).toMatch(/^consent=2\.0\/none; Path=\/; Max-Age=15552000/);
  for (const name of ['session_id', 'client_id', 'attribution', 'i18n_redirected'])
    expect(cookieOf(answer)).toContain(`${name}=; Path=/; Max-Age=0`);
  expect(await receipts()).toMatchObject([{ choice: 'refused', purposes: [] }]);
});

test.each([
  ['raspuns=alegere&scop=fingerprint', 'chosen', ['fingerprint']],
  ['raspuns=alegere&scop=measurement&scop=measurement&scop=altceva', 'chosen', ['measurement']],
  ['raspuns=alegere', 'refused', []],
])('%s is stored as %s', async (form, choice, purposes) => {
  await using site = await startSite();
  await site.post(form);
  expect(await receipts()).toMatchObject([{ choice, purposes }]);
});

test('a withdrawal names the answer it ends', async () => {
  await using site = await startSite();
  const cookie = cookieOf(await site.post('raspuns=accept')).split(';')[0] ?? '';
  await site.post('raspuns=refuz', { cookie });
  const given = (await receipts()).find(({ choice }) => choice === 'accepted');
  expect((await receipts()).find(({ choice }) => choice === 'refused')?.replaces).toBe(given?.id);
});

test.each([
  ['another site', 'raspuns=accept', { origin: 'https://evil.example' }, 403],
  ['a page that hides what it is', 'raspuns=accept', { origin: 'null' }, 403],
  ['no answer', 'x=1', {}, 400],
  ['an unknown answer', 'raspuns=poate', {}, 400],
  ['nothing', '', {}, 400],
  ['JSON', '{"raspuns":"accept"}', { 'content-type': 'application/json' }, 415],
  ['5 KB', `raspuns=accept&x=${'x'.repeat(5000)}`, {}, 413],
])('%s changes nothing', async (_, form, headers, statusCode) => {
  await using site = await startSite();
  const answer = await site.post(form, headers);
  expect(answer.statusCode).toBe(statusCode);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await receipts()).toEqual([]);
});

test('a browser that hides the origin of requests may answer too', async () => {
  await using site = await startSite();
  const answer = await site.post('raspuns=refuz&inapoi=/blog/', {
    origin: 'null',
    'sec-fetch-site': 'same-origin',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/blog/']);
});

test('a malformed receipt in the cookie does not lose an answer', async () => {
  await using site = await startSite();
  await site.post('raspuns=refuz', { cookie: "consent=2.0/measurement/'; drop table consents" });
  expect(await receipts()).toMatchObject([{ choice: 'refused', replaces: null }]);
});

test('while the database is unavailable a refusal counts and a consent does not', async () => {
  await using site = await startSite({ outage: true });
  expect(cookieOf(await site.post('raspuns=refuz'))).toContain('consent=2.0/none');
  const accepted = await site.post('raspuns=accept');
  expect(accepted.statusCode).toBe(503);
  expect(accepted.headers['set-cookie']).toBeUndefined();
});

test('a browser without scripts is shown the state of its cookie', async () => {
  await using site = await startSite();
  expect(await site.styles()).toContain('.when-unasked{display:block}');
  expect(await site.styles('consent=2.0/none')).toBe('.when-refused{display:block}');
  expect(await site.styles('consent=1.9/none')).toContain('.when-unasked');
  expect(await site.styles('consent=2.0/measurement+fingerprint/x')).toBe(
    '.when-measurement,.when-fingerprint{display:block}',
  );
});

test('where measuring is allowed without consent no question is asked', async () => {
  await using site = await startSite({ consent: 'implied' });
  expect(await site.styles()).toBe('.when-implied{display:block}');
});

test('receipts are forgotten after three years', async () => {
  await database.clear();
  const consents = createConsentsRepository(db);
  for (const createdAt of ['2023-11-21T09:59:59Z', '2023-11-21T10:00:01Z'])
    await consents.add({
      id: crypto.randomUUID(),
      country: 'RO',
      version: '2.0',
      choice: 'refused',
      purposes: [],
      replaces: null,
      createdAt: new Date(createdAt),
    });
  expect(await forgetOldReceipts(consents, now)).toBe(1);
  expect(await receipts()).toHaveLength(1);
});
