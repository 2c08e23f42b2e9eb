import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type InjectOptions } from 'fastify';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createClicksRepository } from '#server/clicks/clicks-repository.ts';
import { createPostbackKeys } from './postback-keys.ts';
import { postbackRoutes } from './postback-routes.ts';
import { recordPostbacks } from './record-postbacks.ts';
import { replayPostbacks } from './replay-postbacks.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { createDatabase } from '#server/db/database.ts';
import { startDatabaseProxy } from '#tests/setup/database-proxy.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const database = await openFileDatabase();
const { db } = database;
const now = new Date('2026-11-21T10:00:00Z');
const keys = createPostbackKeys(db);
beforeEach(() => database.clear());

/** The route over a database that can be taken away from it. */
async function startSite({ max = 100_000, patienceMs = 30_000 } = {}) {
  const app = Fastify().setSerializerCompiler(strictAnswers);
  let moment = now;
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-postbacks-'));
  const way = await startDatabaseProxy(database.connection);
  const own = createDatabase({ connection: way.connection, poolSize: 5 });
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const options = { db: own, folder, now: () => moment, logger, patienceMs, replayEveryMs: 50 };
  const postbacks = recordPostbacks(options);
  await app.register(postbackRoutes, { postbacks, limit: { max, windowMs: 60_000 } });
  const passMinute = () => {
    moment = new Date(moment.getTime() + 60_000);
    return moment;
  };
  const key = await keys.create({ partner: 'Creditor', offerIds: ['101'], now });
  const click = newClick({ offerId: '101' });
  const report = (query: Record<string, string>, rest: InjectOptions = {}) =>
    app.inject({ url: `/api/postback/?${new URLSearchParams({ key, ...query }).toString()}`, ...rest });
  const report1 = { click_id: click.id, transaction_id: 'T1', status: 'approved' };
  return {
    app,
    key,
    click,
    report,
    report1,
    passMinute,
    way,
    folder,
    inJournal: () => readdir(folder),
    async [Symbol.asyncDispose]() {
      await app.close();
      way.open();
      await postbacks.close();
      await own.destroy();
      await way[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const conversions = () =>
  db
    .selectFrom('conversions')
    .select(['transaction_id', 'click_id', 'offer_id', 'status', 'payout_cents', 'payout_currency'])
    .orderBy('transaction_id')
    .execute();
const outcomes = async () =>
  (await db.selectFrom('postbacks').select('outcome').orderBy('outcome').execute()).map(
    ({ outcome }) => outcome,
  );

test('a report of a click is a conversion, however often it comes', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const query = { ...site.report1, payout: '120.50', currency: 'RON' };
  const answers = [await site.report(query), await site.report(query)];

  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, { status: 'stored' }],
    [200, { status: 'repeated' }],
  ]);
  expect(await conversions()).toEqual([
    {
      transaction_id: 'T1',
      click_id: site.click.id,
      offer_id: '101',
      status: 'approved',
      payout_cents: 12_050,
      payout_currency: 'RON',
    },
  ]);
});

test('a decision without a payout keeps the payout that was told before it', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  await site.report({ ...site.report1, status: 'pending', payout: '120.50', currency: 'RON' });
  // A network fills an empty text in for a macro that has no value.
  const answer = await site.report({ ...site.report1, payout: '', currency: 'RON' });

  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'stored' }]);
  expect(await conversions()).toMatchObject([
    { status: 'approved', payout_cents: 12_050, payout_currency: 'RON' },
  ]);
});

test('a report that is refused keeps why', async () => {
  await using site = await startSite();
  const other = newClick({ offerId: '102' });
  for (const click of [site.click, other]) await createClicksRepository(db).addClick(click);
  await site.report({ ...site.report1, click_id: newClick().id });
  await site.report({ ...site.report1, click_id: other.id });
  await site.report({ ...site.report1, payout: '12,5', currency: 'RON' });
  await site.report(site.report1);

  const kept = await db.selectFrom('postbacks').select(['outcome', 'refusal']).orderBy('refusal').execute();
  expect(kept).toEqual([
    { outcome: 'unknown_click', refusal: 'click-of-another' },
    { outcome: 'unknown_click', refusal: 'click-unknown' },
    { outcome: 'invalid', refusal: 'payout' },
    { outcome: 'stored', refusal: null },
  ]);
});

test('reports that arrive at once make one conversion', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.report(site.report1)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await conversions()).toHaveLength(1);
});

test('a request decided is never pending again, and a decision may change', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  for (const status of ['pending', 'approved', 'pending', 'rejected'])
    await site.report({ ...site.report1, status });

  expect(await conversions()).toMatchObject([{ status: 'rejected' }]);
  expect(await outcomes()).toEqual(['repeated', 'stored', 'stored', 'stored']);
});

test.each([
  [
    'a form',
    'application/x-www-form-urlencoded',
    (body: object) => new URLSearchParams({ ...body }).toString(),
  ],
  ['JSON', 'application/json', (body: object) => JSON.stringify(body)],
])('%s is read like the address', async (_, type, write) => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const headers = { 'content-type': type, authorization: `Bearer ${site.key}` };
  const payload = write(site.report1);
  const answer = await site.app.inject({ method: 'POST', url: '/api/postback/', headers, payload });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'stored' }]);
});

test('a click that is not known is 404, and found when it arrives', async () => {
  await using site = await startSite();
  const early = await site.report(site.report1);
  expect([early.statusCode, early.json()]).toMatchObject([404, { error: { code: 'click-unknown' } }]);
  expect(await replayPostbacks(db, now)).toBe(0);

  await createClicksRepository(db).addClick(site.click);
  expect(await replayPostbacks(db, now)).toBe(1);
  expect(await replayPostbacks(db, now)).toBe(0);
  expect(await conversions()).toMatchObject([{ click_id: site.click.id, status: 'approved' }]);
});

test('a report that waited for its click does not take the place of one that came after it', async () => {
  await using site = await startSite();
  await site.report({ ...site.report1, status: 'approved' });
  site.passMinute();
  await createClicksRepository(db).addClick(site.click);
  await site.report({ ...site.report1, status: 'rejected' });
  expect(await replayPostbacks(db, site.passMinute())).toBe(1);

  expect(await conversions()).toMatchObject([{ status: 'rejected' }]);
  expect(await outcomes()).toEqual(['repeated', 'stored']);
});

test('a decision that waited for its click takes the place of "pending", and is changed for the statistics now', async () => {
  await using site = await startSite();
  await site.report({ ...site.report1, status: 'approved' });
  site.passMinute();
  await createClicksRepository(db).addClick(site.click);
  await site.report({ ...site.report1, status: 'pending' });
  const readAt = site.passMinute();
  await replayPostbacks(db, readAt);

  expect(await conversions()).toMatchObject([{ status: 'approved' }]);
  expect(await db.selectFrom('conversions').select(['reported_at', 'changed_at']).execute()).toEqual([
    { reported_at: now, changed_at: readAt },
  ]);
});

test('a thousand clicks that never were do not hold up one that comes late', async () => {
  await using site = await startSite();
  await site.report(site.report1);
  const { key_id } = await db.selectFrom('postbacks').select('key_id').executeTakeFirstOrThrow();
  await db.deleteFrom('postbacks').execute();
  const never = new URLSearchParams({ ...site.report1, click_id: newClick({}).id }).toString();
  const unknown = { key_id, raw: never, outcome: 'unknown_click' as const, received_at: now };
  await db
    .insertInto('postbacks')
    .values(Array.from({ length: 1_000 }, () => unknown))
    .execute();
  await site.report(site.report1);
  await createClicksRepository(db).addClick(site.click);
  expect(await replayPostbacks(db, now)).toBe(1);
});

test('a lender can not report the click of another one', async () => {
  await using site = await startSite();
  const other = newClick({ offerId: '102' });
  await createClicksRepository(db).addClick(other);
  expect((await site.report({ ...site.report1, click_id: other.id })).statusCode).toBe(404);
});

test('a transaction stays with its click', async () => {
  await using site = await startSite();
  const other = newClick({ offerId: '101' });
  for (const click of [site.click, other]) await createClicksRepository(db).addClick(click);
  await site.report(site.report1);
  const answer = await site.report({ ...site.report1, click_id: other.id });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { field: 'transaction_id' } }]);
});

test('without a key, or with one that ended, nothing is kept', async () => {
  await using site = await startSite();
  expect((await site.app.inject('/api/postback/')).statusCode).toBe(401);
  expect((await site.report({ ...site.report1, key: 'x' })).statusCode).toBe(401);
  expect(await keys.revoke('Creditor', now)).toBe(1);
  expect((await site.report(site.report1)).statusCode).toBe(401);
  expect(await outcomes()).toEqual([]);
});

test.each([
  ['click_id', 'no uuid'],
  ['transaction_id', ''],
  ['status', 'paid'],
  ['payout', '12,5'],
  ['payout', '-1'],
  ['currency', 'RON'],
])('%s of %j is refused and named, and kept as it came', async (field, value) => {
  await using site = await startSite();
  const answer = await site.report({ ...site.report1, [field]: value });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { error: { code: 'parameter-invalid', field } },
  ]);
  expect(await outcomes()).toEqual(['invalid']);
});

test('whatever is sent, the answer is never a failure of ours', async () => {
  await using site = await startSite();
  const type = fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/plain');
  const body = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json());
  await fc.assert(
    fc.asyncProperty(type, body, async (contentType, payload) => {
      const headers = { 'content-type': contentType, authorization: `Bearer ${site.key}` };
      const answer = await site.app.inject({ method: 'POST', url: '/api/postback/', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  expect(await conversions()).toEqual([]);
}, 60_000);

test.each(['close', 'hold'] as const)(
  'reports of an outage (%s) are answered without the database, and are conversions by themselves when it is back',
  async (outage) => {
    await using site = await startSite({ patienceMs: 100 });
    await createClicksRepository(db).addClick(site.click);
    // It reports for the first time while nobody can say whose key it is.
    const newKey = await keys.create({ partner: 'Alt creditor', offerIds: ['101'], now });
    await site.report({ ...site.report1, transaction_id: 'T0' });
    site.way[outage]();
    const first = await site.report({ ...site.report1, status: 'pending', payout: '80', currency: 'RON' });
    site.passMinute();
    const rest = await Promise.all([
      site.report({ ...site.report1, status: 'approved' }),
      site.report({ ...site.report1, key: newKey, transaction_id: 'T2' }),
      site.report({ ...site.report1, status: 'paid' }),
    ]);
    expect([first, ...rest].map((answer) => [answer.statusCode, answer.json()])).toMatchObject([
      [200, { status: 'waiting' }],
      [200, { status: 'waiting' }],
      [200, { status: 'waiting' }],
      [400, { error: { field: 'status' } }],
    ]);

    site.way.open();
    await expect.poll(site.inJournal, { timeout: 10_000 }).toEqual([]);
    expect(await conversions()).toMatchObject([
      { transaction_id: 'T0', status: 'approved' },
      { transaction_id: 'T1', status: 'approved', payout_cents: 8_000 },
      { transaction_id: 'T2', status: 'approved' },
    ]);
    expect(await outcomes()).toEqual(['invalid', 'stored', 'stored', 'stored', 'stored']);
  },
  20_000,
);

test('reports that wait stand in the order in which they came, and without their key', async () => {
  await using site = await startSite();
  site.way.close();
  for (const status of ['pending', 'approved', 'rejected']) await site.report({ ...site.report1, status });

  const files = (await site.inJournal()).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(path.join(site.folder, name), 'utf8')));
  expect(texts.map((text) => /status=(\w+)/.exec(text)?.[1])).toEqual(['pending', 'approved', 'rejected']);
  expect(texts.join()).not.toContain(site.key);
});

test('a report whose answer was lost is kept once', async () => {
  await using site = await startSite({ patienceMs: 100 });
  await createClicksRepository(db).addClick(site.click);
  // The database stores it, and nobody hears of that.
  const blocked = await blockConversions();
  expect((await site.report(site.report1)).json()).toEqual({ status: 'waiting' });
  await blocked.end();

  await expect.poll(site.inJournal, { timeout: 10_000 }).toEqual([]);
  expect(await conversions()).toHaveLength(1);
  expect(await outcomes()).toHaveLength(1);
});

test('what neither database nor disk takes is to be sent again', async () => {
  await using site = await startSite();
  site.way.close();
  await rm(site.folder, { recursive: true });
  await writeFile(site.folder, 'no folder');
  const answer = await site.report(site.report1);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
    503,
    '60',
    { error: { code: 'unavailable' } },
  ]);
});

/** Holds what reports have to write, as a busy database does. */
async function blockConversions() {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const over = db.transaction().execute(async (trx) => {
    await sql`lock table conversions in exclusive mode`.execute(trx);
    held();
    await isOver;
  });
  await isHeld;
  return { end: () => (end(), over) };
}

test('one network may not knock without end', async () => {
  await using site = await startSite({ max: 1 });
  await site.report({});
  const answer = await site.report({});
  expect([answer.statusCode, answer.json()]).toMatchObject([429, { error: { code: 'too-many-requests' } }]);
});
