import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { mayBePaused, pauseGuard } from './pause-guard.ts';

async function start() {
  const app = Fastify();
  app.addHook(
    'onRequest',
    pauseGuard(() => '2026-11-22'),
  );
  app.setNotFoundHandler(async () => 'the page');
  await app.register(async (child) => child.get('/landing/redirector/', async () => 'a lender'));
  onTestFinished(() => app.close());
  return (url: string, cookie: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { cookie } });
}
const paused = 'consent=2.0/none; pauza=2026-12-22';

test.each([
  '/offers/?suma=2000',
  '/offers/_payload.json',
  '/offers/_data.json',
  '/offers2/',
  '/landing/offers/',
  '/landing/redirector/?offer=102',
  '/transition/?oferta=102',
  '/comparatie/',
  '/application/',
  '/reg2/?pas=3',
  '/process/',
])('a browser in a pause is redirected from %s to the page of the pause', async (url) => {
  const answer = await (await start())(url, paused);
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    '/pauza/',
    'private, no-store',
  ]);
});

test.each([
  '/',
  '/blog/',
  '/calculator-rate-credit/',
  '/credit-nevoi-personale/credit7/',
  '/contact/',
  '/offersx/',
])('%s stays open in a pause', async (url) => {
  expect((await (await start())(url, paused)).body).toBe('the page');
});

test.each(['', 'pauza=2026-11-21', 'pauza=9999-12-31', 'pauza=x'])('"%s" is not a pause', async (cookie) => {
  const ask = await start();
  expect((await ask('/offers/', cookie)).body).toBe('the page');
  expect((await ask('/landing/redirector/', cookie)).body).toBe('a lender');
});

test('only pages towards credit, and only with the cookie, bypass the page cache', () => {
  expect(mayBePaused('/offers/?suma=1', paused)).toBe(true);
  expect(mayBePaused('/offers/', 'consent=2.0/none')).toBe(false);
  expect(mayBePaused('/offers/', undefined)).toBe(false);
  expect(mayBePaused('/blog/', paused)).toBe(false);
});
