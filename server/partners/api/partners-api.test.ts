import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { makeStatements } from '#server/partners/ledger/make-statements.ts';
import { startLedgerWorld } from '#tests/factories/ledger-world.ts';
import { newRecord } from '#tests/factories/new-offer.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPartnerKeys } from './partner-keys.ts';
import { partnersApiRoutes } from './partners-api-routes.ts';

const { db } = await openFileDatabase();
const now = () => new Date('2026-03-05T10:00:00Z');
const options = { db, country: romania, now, origin: 'https://site.test' };
const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
await app.register(partnersApiRoutes, options);
const strict = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
await strict.register(partnersApiRoutes, { ...options, limit: { max: 2, windowMs: 60_000 } });
afterAll(() => Promise.all([app.close(), strict.close()]));

await createOffersRepository(db).upsert(newRecord({ id: '101', header: 'Smile' }), now());
const own = await startLedgerWorld(db, 'p-unu');
const other = await startLedgerWorld(db, 'p-doi');
const key = await createPartnerKeys(db).make(own.partnerId, now());
const clicks: string[] = [];
for (let minute = 10; minute < 17; minute += 1) clicks.push(await own.click(`2026-02-02T10:${minute}:00Z`));
const foreign = await other.click('2026-02-02T11:00:00Z');
await own.click('2026-02-03T10:00:00Z');
await own.report(clicks[0] ?? '', 'approved', '2026-02-04T10:00:00Z', { payout: '200', currency: 'RON' });
await own.settle('2026-02-04T10:01:00Z');
const outbox = { add: async () => undefined };
const mail = { outbox, origin: 'https://site.test' } as unknown as Parameters<
  typeof makeStatements
>[0]['mail'];
await makeStatements({ ...options, mail });

type Row = Record<string, unknown>;
async function ask(path: string, authorization = `Bearer ${key}`) {
  const answer = await app.inject({ url: `/api/parteneri/v1/${path}`, headers: { authorization } });
  const body = answer.json<{ data: Row[]; next_cursor: string | null; error: { code: string } }>();
  return { status: answer.statusCode, headers: answer.headers, ...body };
}

test('a program reads each click once, part by part, and none of another partner', async () => {
  const seen: unknown[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const part = await ask(`clicks?limit=3${cursor && `&cursor=${cursor}`}`);
    expect(part.status).toBe(200);
    seen.push(...part.data.map(({ click_id: id }) => id));
    cursor = part.next_cursor;
  }
  expect(seen).toHaveLength(8);
  expect(seen.slice(0, 7)).toEqual(clicks);
  expect(seen).not.toContain(foreign);
});

test('the report counts by day, and a day of fewer than five visits is „sub 5”', async () => {
  const { data } = await ask('report?from=2026-02-01&to=2026-02-03&by=day');
  expect(data).toEqual([
    { group: '2026-02-01', clicks: 0, counted: 0, conversions: 0, bani: 0 },
    { group: '2026-02-02', clicks: 7, counted: expect.any(Number), conversions: 1, bani: 4_500 },
    { group: '2026-02-03', clicks: 'sub 5', counted: 'sub 5', conversions: 0, bani: 0 },
  ]);
});

test('conversions, offers, postbacks and statements are those of the partner', async () => {
  expect((await ask('conversions')).data).toMatchObject([
    { click_id: clicks[0], word: 'owed', bani: 4_500, share_bani: 4_500 },
  ]);
  expect((await ask('offers')).data).toMatchObject([
    {
      offer_id: '101',
      name: 'Smile',
      link: 'https://site.test/transition/?oferta=101&pid=p-unu',
      share: { kind: 'fixed', bani: 4_500 },
      hold_days: 14,
    },
  ]);
  expect(await ask('postbacks')).toMatchObject({ data: [], next_cursor: null });
  const [statement] = (await ask('statements')).data;
  expect(statement).toMatchObject({ month: '2026-02', last_number: 1, payable_bani: 4_500 });
  const answer = await app.inject({
    url: '/api/parteneri/v1/statements/2026-02',
    headers: { authorization: `Bearer ${key}` },
  });
  const { text } = answer.json<{ text: string }>();
  expect(text.trimEnd().split('\n').at(-1)).toBe(statement?.['last_hash']);
});

function forged(...parts: string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

test.each([
  ['clicks', '', 401, 'no-key'],
  ['clicks', 'Bearer altceva', 401, 'unknown-key'],
  ['clicks?cursor=altceva', undefined, 400, 'bad-cursor'],
  [`clicks?cursor=${forged('0000-01-01T00:00:00Z', crypto.randomUUID())}`, undefined, 400, 'bad-cursor'],
  [`postbacks?cursor=${forged('2026-01-01T00:00:00Z', 'x')}`, undefined, 400, 'bad-cursor'],
  ['clicks?limit=501', undefined, 400, 'bad-query'],
  ['report?from=ieri&to=2026-02-01', undefined, 400, 'bad-query'],
  ['report?from=9999-12-31&to=9999-12-31', undefined, 400, 'bad-query'],
  ['report?from=2026-02-02&to=2026-02-01', undefined, 400, 'bad-period'],
  ['report?from=2020-01-01&to=2026-02-01', undefined, 400, 'bad-period'],
  ['statements/2020-01', undefined, 404, 'unknown-month'],
])('„%s” by %o is refused with its code', async (path, authorization, status, code) => {
  expect(await ask(path, authorization)).toMatchObject({ status, error: { code } });
});

test('headers tell how many calls are left, and a call too many is refused with its code', async () => {
  const call = () =>
    strict.inject({ url: '/api/parteneri/v1/offers', headers: { authorization: `Bearer ${key}` } });
  expect((await call()).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
  await call();
  const refused = await call();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: { code: 'too-many-calls' } });
  expect(refused.headers).toHaveProperty('retry-after');
});

test('another key ends the one before, and an ended key opens nothing', async () => {
  const keys = createPartnerKeys(db);
  const first = await keys.make(other.partnerId, now());
  const second = await keys.make(other.partnerId, now());
  const statusBy = async (one: string) => (await ask('offers', `Bearer ${one}`)).status;
  expect([await statusBy(first), await statusBy(second)]).toEqual([401, 200]);
  expect([await keys.end(other.partnerId), await keys.end(other.partnerId)]).toEqual([true, false]);
  expect(await statusBy(second)).toBe(401);
});
