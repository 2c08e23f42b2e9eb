import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { countries } from '#domain/law/countries/countries.ts';
import { fakeAssets, fakeBundle, fakeLastKnown, fakeServices } from '#tests/factories/fake-site.ts';
import { pageConfig } from '#tests/factories/page-config.ts';
import { createRouteMatcher } from './match-route.ts';
import { createPageCache } from './page-cache.ts';
import { createFrontServer } from '#server/shared/http/front.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPageStore } from './page-store.ts';
import { pagesPlugin } from './pages-plugin.ts';

const origin = 'http://site.test';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startSite(
  state: { text: string; fails?: boolean | 503 } = { text: 'unu' },
  config = pageConfig,
) {
  const calls: string[] = [];
  const logged: unknown[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const bundle = fakeBundle(calls, state);
  const matchRoute = createRouteMatcher(bundle.routes, fakeServices.content);
  const renderer = createPageRenderer({
    lastKnown: fakeLastKnown(),
    withoutHidden: (reads) => reads,
    bundle,
    assets: fakeAssets,
    services: fakeServices,
    country: countries.RO,
    origin,
    company: {},
    config,
    now: () => new Date('2026-11-21T10:00:00Z'),
    random: () => 0,
  });
  const store = createPageStore({
    cache: createPageCache(),
    renderer,
    matchRoute,
    isHidden: () => false,
    paths: () => ['/'],
    origin,
    ahead: 'compressed',
    logger,
  });
  const baseLogger: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance: baseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) =>
      createFrontServer({
        pages: store,
        files: new Map(),
        isForEveryone: () => true,
        takePlainPost: () => undefined,
        hasLane: true,
        application: handler,
      }),
  });
  await pagesPlugin(app, { store, renderer, origin });
  await store.warm();
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(base + path, { redirect: 'manual', headers });
  return { get, calls, logged, store, state };
}

test.each([
  ['/offers', '/offers/'],
  ['/offers?suma=2000&x=1', '/offers/?suma=2000&x=1'],
  ['/a/b', '/a/b/'],
  // a path that begins with two slashes must never become another host
  ['//evil.test/x', '/evil.test/x/'],
])('%s is moved to %s', async (asked, target) => {
  const { get } = await startSite();
  const answer = await get(asked);

  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
});

test.each(['/favicon.ico', '/api/ceva', '/robots.txt'])('%s keeps its address', async (path) => {
  const { get } = await startSite();
  expect((await get(path)).status).toBe(404);
});

test('an address no route knows is 404 with "Page not found: {path}"', async () => {
  const { get } = await startSite();

  const page = await get('/nu-exista/?x=1');
  const json = await get('/nu-exista/?x=1', { accept: 'application/json' });

  expect(page.status).toBe(404);
  expect(await page.text()).toContain('404 Page not found: /nu-exista/');
  expect(json.status).toBe(404);
  expect(await json.json()).toEqual({
    error: { code: 'not_found', statusCode: 404, message: 'Page not found: /nu-exista/' },
  });
});

test('a route whose own validation fails is 404 with "Page Not Found: {fullPath}"', async () => {
  const { get } = await startSite();

  const answer = await get('/autor/nimeni/?din=blog');

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('404 Page Not Found: /autor/nimeni/?din=blog');
});

test('a cached page is not made again, for any campaign parameters', async () => {
  const { get, calls } = await startSite();
  const before = calls.length;

  expect((await get('/?utm_source=x&gclid=1')).status).toBe(200);

  expect(calls.length).toBe(before);
});

test('a query that changes the page is rendered once and cached', async () => {
  const { get, calls } = await startSite();

  await get('/?suma=2000');
  const before = calls.length;
  const again = await get('/?utm_source=mail&suma=2000');

  expect(await again.text()).toContain('"suma":"2000"');
  expect(calls.length).toBe(before);
});

test('when data change the page follows, and its ETag with it', async () => {
  const { get, store, state } = await startSite();
  const first = await get('/');

  state.text = 'doi';
  await store.refresh('offers');
  const second = await get('/');

  expect(await second.text()).toContain('"text":"doi"');
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
});

test('once the site is stopping no page is made ahead', async () => {
  const { calls, store } = await startSite();
  const before = calls.length;
  store.stop();
  await store.refresh();
  expect(calls.length).toBe(before);
});

test('an unrelated change leaves the page alone', async () => {
  const { calls, store } = await startSite();
  const before = calls.length;
  await store.refresh('rates');
  expect(calls.length).toBe(before);
});

test('while its data cannot be read, the last good page is served', async () => {
  const { get, store, state, logged } = await startSite();

  state.fails = true;
  await store.refresh('offers');

  const page = await get('/');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('"text":"unu"');
  expect(logged.length).toBeGreaterThan(0);
});

test('the payload of a page holds its data, under the same query, and names its styles', async () => {
  const { get } = await startSite();

  const payload = await get('/_payload.json?suma=2000&b1');

  expect(payload.headers.get('content-type')).toContain('application/json');
  expect(await payload.json()).toEqual({
    data: { text: 'unu', suma: '2000', route: '/___ro' },
    styles: '/assets/x.css',
  });
});

test('the data of an application page are made with its document, which names their state, until they change', async () => {
  const { get, calls, state, store } = await startSite();
  const named = async () => {
    const document = await (await get('/calcul/?suma=2000&utm_source=x')).text();
    return JSON.parse(/<p>(.*)<\/p>/.exec(document)?.[1] ?? '') as { from: string; state: string };
  };
  const old = await named();

  const data = await get(old.from);

  expect(old.from).toBe(`/calcul/_data.json?suma=2000&${old.state}`);
  expect(await data.json()).toEqual({
    state: old.state,
    data: { text: 'unu', suma: '2000', route: '/calcul/___ro' },
  });
  expect(data.headers.get('x-build')).toBe(pageConfig.buildId);
  expect(calls.filter((address) => address.startsWith('/calcul/'))).toHaveLength(1);

  // A document that a cache still holds.
  state.text = 'doi';
  await store.refresh('offers');
  const newer = (await (await get(old.from)).json()) as { state: string; data: { text: string } };
  expect(newer.data.text).toBe('doi');
  expect(newer.state).not.toBe(old.state);
  expect((await named()).state).toBe(newer.state);
});

test.each(['/_data.json', '/transition/_data.json', '/autor/ana/_data.json'])(
  '%s does not exist: that page has no data for React',
  async (address) => {
    const { get } = await startSite();
    expect((await get(address)).status).toBe(404);
  },
);

test('a personal page is never cached, by its header too', async () => {
  const { get, calls } = await startSite();

  const first = await get('/transition/');
  const before = calls.length;
  await get('/transition/');

  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(calls.length).toBe(before + 1);
});

test('a failing page shows the error page with 500 and is logged once', async () => {
  const { get, state, logged } = await startSite();
  state.fails = true;

  const answer = await get('/transition/');

  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('500 Internal Server Error');
  expect(logged.length).toBe(1);
});

test('an overloaded server answers 503 and when to retry', async () => {
  const { get, state } = await startSite();
  state.fails = 503;

  const answer = await get('/transition/');

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toContain('503 Service Unavailable');
});

test('the policy of a page names its inline style by hash and allows nothing else inline', async () => {
  const { get } = await startSite();

  const policy = (await get('/')).headers.get('content-security-policy') ?? '';

  // sha256 of "p{color:red}", computed with openssl
  expect(policy).toContain("style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('calls answered from another host are allowed by the policy and readable by the pages', async () => {
  const elsewhere = await startSite(undefined, { ...pageConfig, baseUrl: 'https://cdn.test/' });
  expect((await elsewhere.get('/')).headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://cdn.test ",
  );
  const payload = await elsewhere.get('/_payload.json?b1');
  expect(payload.headers.get('access-control-allow-origin')).toBe(origin);
  expect(payload.headers.get('access-control-expose-headers')).toBe('x-build');

  const here = await startSite();
  expect((await here.get('/_payload.json?b1')).headers.get('access-control-allow-origin')).toBeNull();
});
