import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { bankImportRoutes } from './bank-import-routes.ts';
import { createRateKeysRepository } from './rate-keys-repository.ts';
import { createRatesRepository } from './rates-repository.ts';
import { storeRates } from './store-rates.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const database = await openFileDatabase();
const rates = createRatesRepository(database.db);
const keys = createRateKeysRepository(database.db);
const logger = { warn: () => undefined };
const now = () => new Date('2026-11-20T12:00:00Z');
const head = 'bank,currency,day,buy,sell';

beforeEach(async () => {
  await database.clear();
  await keys.put('curs-bot', 'curs_good', now());
});

async function buildSite(limit = { max: 100, windowMs: 60_000 }) {
  const site = Fastify().setSerializerCompiler(strictAnswers);
  await site.register(bankImportRoutes, {
    findKeyHolder: (key) => keys.findHolder(key),
    store: (document, source) => storeRates({ db: database.db, document, source, now: now(), logger }),
    content: {
      banks: [{ slug: 'bcr', name: 'BCR', former: [] }],
      currencies: ['RON', 'EUR'].map((code) => ({ code })) as never,
    },
    now,
    limit,
  });
  return site;
}

type Site = Awaited<ReturnType<typeof buildSite>>;

function send(site: Site, payload: string, headers: Record<string, string> = {}) {
  return site.inject({
    method: 'POST',
    url: '/api/rates/banks',
    payload,
    headers: { authorization: 'Bearer curs_good', 'content-type': 'text/csv', ...headers },
  });
}

test('a list sent as CSV is stored, and a repeat changes nothing', async () => {
  const site = await buildSite();
  const list = `${head}\nbcr,EUR,2026-11-20,5.19,5.34\n`;

  expect((await send(site, list)).json()).toEqual({ stored: 1, keptOut: 0 });
  expect((await send(site, list)).json()).toEqual({ stored: 0, keptOut: 0 });

  expect(await rates.listNewestOfBanks()).toMatchObject([{ bank: 'bcr', buy: '5.19', sell: '5.34' }]);
});

test('a list sent as JSON is stored', async () => {
  const list = JSON.stringify([{ bank: 'bcr', currency: 'EUR', day: '2026-11-20', buy: 5.19, sell: '5.34' }]);

  const response = await send(await buildSite(), list, { 'content-type': 'application/json' });

  expect(response.statusCode).toBe(200);
  expect(await rates.listNewestOfBanks()).toHaveLength(1);
});

test('an older list changes nothing from a newer one', async () => {
  const site = await buildSite();
  await send(site, `${head}\nbcr,EUR,2026-11-19,5.18,5.33\nbcr,EUR,2026-11-20,5.19,5.34\n`);

  const late = await send(site, `${head}\nbcr,EUR,2026-11-19,4.99,5.55\n`);

  expect(late.json()).toEqual({ stored: 0, keptOut: 0 });
  expect(await rates.listNewestOfBanks()).toMatchObject([{ day: '2026-11-20', buy: '5.19' }]);
});

test('one bad line refuses the whole list, by its line and field', async () => {
  const response = await send(
    await buildSite(),
    `${head}\nbcr,EUR,2026-11-20,5.19,5.34\nbcr,EUR,2026-11-19,abc,5.34\n`,
  );

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ error: { code: 'not-a-rate', line: 3, field: 'buy' } });
  expect(await rates.listNewestOfBanks()).toEqual([]);
});

test.each([
  ['without a key', { authorization: '' }],
  ['with a wrong key', { authorization: 'Bearer curs_wrong' }],
  ['with a key that ended', { authorization: 'Bearer curs_old' }],
])('%s nothing is accepted', async (_name, headers) => {
  await keys.put('old-bot', 'curs_old', now());
  await keys.put('old-bot', 'curs_new', now());

  const response = await send(await buildSite(), `${head}\nbcr,EUR,2026-11-20,5.19,5.34\n`, headers);

  expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(response.json()).toMatchObject({ error: { code: 'no-key' } });
  expect(await rates.listNewestOfBanks()).toEqual([]);
});

test.each([
  ['a page', 'text/html', '<html>', 415, 'unsupported-type'],
  ['nothing', 'text/csv', '', 422, 'unexpected-content'],
  ['broken JSON', 'application/json', '[{', 422, 'unexpected-content'],
  ['an object', 'application/json', '{"bank":"bcr"}', 422, 'unexpected-content'],
  ['a list without end', 'text/csv', 'x'.repeat(300_000), 413, 'too-large'],
])('%s is refused with a code', async (_name, type, body, status, code) => {
  const response = await send(await buildSite(), body, { 'content-type': type });

  expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
});

test('a client that sends too often is told when to retry', async () => {
  const site = await buildSite({ max: 1, windowMs: 60_000 });
  await send(site, head);

  const response = await send(site, head);

  expect([response.statusCode, response.json().error.code]).toEqual([429, 'too-many-requests']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('keys cannot be tried without limit', async () => {
  const site = await buildSite({ max: 1, windowMs: 60_000 });
  const wrong = { authorization: 'Bearer curs_wrong' };

  expect((await send(site, head, wrong)).statusCode).toBe(401);
  expect((await send(site, head, wrong)).statusCode).toBe(429);
});

test('keys are stored as hashes', async () => {
  const rows = await database.db.selectFrom('rate_keys').selectAll().execute();

  expect(JSON.stringify(rows)).not.toContain('curs_good');
  expect(await keys.remove('curs-bot')).toBe(true);
  expect(await keys.findHolder('curs_good')).toBeUndefined();
});
