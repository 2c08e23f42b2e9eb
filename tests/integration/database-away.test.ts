import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

// Starts the whole server with the site's own pages, and a database that goes away for good.
const start = new Date('2026-11-21T10:00:00Z');

async function startSite() {
  const database = await createTestDatabase();
  const clock = { now: start };
  const problems: string[] = [];
  const file = await findOffersFile('RO');
  if (!file) throw new Error('Romania has no offers.');
  await loadStartingOffers({ db: database.db, file, leadId: romania.leadId, now: start });
  const server = await startWholeServer({
    db: database.db,
    now: () => clock.now,
    renderedEvery: 1,
    onProblem: (line) => problems.push(line),
  });
  return {
    server,
    clock,
    get: (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers }),
    /** Its connections break, and new ones are refused. */
    async loseDatabase() {
      await sql`select 1`.execute(database.db);
      await database[Symbol.asyncDispose]();
    },
  };
}

const ofOffers = [
  '/lenders/101/',
  '/lenders/ocean-credit/',
  '/credit-nevoi-personale/ocean-credit/?suma=2000&perioada=3',
  '/offers/?suma=2000&perioada=3',
  '/offers2/?suma=2000&perioada=3',
  '/comparatie/?oferte=ocean-credit,smile-credit',
  '/transition/?offer=101',
];
const others = ['/?suma=2000&perioada=3', '/credit-cu-buletinul/', '/blog/', '/sitemap.xml'];

test('values known before an outage are served in it, with their age', async () => {
  const site = await startSite();
  const pages = [...ofOffers, ...others, '/content/ro_feed.json', `/api/lead-feed?lead_id=${romania.leadId}`];
  // On a busy machine a first read may exceed a visitor's patience.
  for (const page of pages)
    await expect.poll(async () => [page, (await site.get(page)).statusCode]).toEqual([page, 200]);

  await site.loseDatabase();
  site.clock.now = new Date(start.getTime() + 10 * 60_000);

  // None of these was rendered before: another amount, another sheet.
  const fresh = [...ofOffers, ...others].map((page) => page.replace('suma=2000', 'suma=3000'));
  for (const page of fresh) expect([page, (await site.get(page)).statusCode]).toEqual([page, 200]);

  const offers = await site.get('/offers/?suma=3000&perioada=3');
  expect(offers.body).toContain('Ocean Credit');
  expect(offers.body).toMatch(/Le vedeți așa cum erau acum 10\sminute\./);
  expect(offers.headers).toMatchObject({ age: '600', 'cache-control': 'private, no-store' });

  const lender = await site.get('/credit-nevoi-personale/ocean-credit/?suma=3000&perioada=3');
  expect(lender.body).not.toContain('nu este momentan disponibilă');

  const feed = await site.get('/content/ro_feed.json');
  expect([feed.statusCode, feed.headers.age]).toEqual([200, '600']);
  const lead = await site.get(`/api/lead-feed?lead_id=${romania.leadId}`);
  expect([lead.statusCode, lead.headers.age]).toEqual([200, '600']);
  expect((await site.get('/lenders/999/')).statusCode).toBe(404);
});

test('without known values the answer is 503 with Retry-After and an error page', async () => {
  const site = await startSite();
  await site.loseDatabase();

  const pages = [...ofOffers, '/?suma=2000&perioada=3', '/cautare/?q=credit', '/sitemap.xml'];
  for (const page of pages) {
    const { statusCode, headers, body } = await site.get(page, { accept: 'text/html' });
    expect([page, statusCode, Number(headers['retry-after'])]).toEqual([page, 503, 5]);
    expect(body).not.toContain('nu este momentan disponibilă');
  }
  const feed = await site.get('/content/ro_feed.json');
  expect([feed.statusCode, feed.headers['retry-after']]).toEqual([503, '5']);
  expect((await site.get('/cautare/?q=credit')).body).toContain('Problema este la noi');
  expect((await site.get('/offers/')).body).toContain('Lista de oferte nu poate fi încărcată acum');
});

test('a consent that cannot be stored is answered to a person by a page, to a program in JSON', async () => {
  const site = await startSite();
  await site.loseDatabase();
  const sent = (accept: string, payload = 'raspuns=accept') =>
    site.server.inject({
      method: 'POST',
      url: '/api/consent',
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:4999',
        host: 'localhost:4999',
        accept,
      },
    });

  const toPerson = await sent('text/html,application/xhtml+xml');
  expect([toPerson.statusCode, toPerson.headers['retry-after']]).toEqual([503, '5']);
  expect(toPerson.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(toPerson.body).toContain('Ceva nu a mers');
  const toProgram = await sent('application/json');
  expect(toProgram.json()).toEqual({ error: { code: 'unavailable', message: 'Service Unavailable' } });

  const unanswered = await sent('text/html', 'raspuns=poate');
  expect(unanswered.statusCode).toBe(400);
  expect(unanswered.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a program whose pages are not made yet is alive and not ready, and the same when it stops', async () => {
  const site = await startSite();
  const states = async () => {
    const [health, ready] = [await site.get('/api/health'), await site.get('/api/ready')];
    return [health.statusCode, ready.statusCode, ready.json()];
  };

  expect(await states()).toEqual([200, 503, { status: 'starting' }]);
  site.server.pages.stop();
  expect(await states()).toEqual([200, 503, { status: 'stopping' }]);
});
