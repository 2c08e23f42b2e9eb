import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageStore } from './page-store.ts';
import { type StoredResponse, storeResponse } from '#server/shared/http/stored-response.ts';

test('pages refreshed while all are being made are made once more, and the first round ends', async () => {
  const made: string[] = [];
  const document = async (_match: unknown, url: URL) => void made.push(url.pathname);
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => ['/a/', '/b/', '/c/'],
    origin: 'http://site.test',
    ahead: 'compressed',
    logger: pino({ level: 'silent' }),
  });

  await Promise.all([store.warm(), store.republish()]);

  // The first round had begun with one page at most.
  expect(made.length).toBeLessThan(5);
  expect(made.slice(-3)).toEqual(['/a/', '/b/', '/c/']);
});

test('the next visitor of a page whose text changed waits for the new one; other pages are served until they are made again', async () => {
  const cache = createPageCache();
  const pages = ['/a/', '/b/'];
  const store = createPageStore({
    cache,
    renderer: { document: async () => undefined } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [], tags: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => [],
    origin: 'http://site.test',
    ahead: 'none',
    logger: pino({ level: 'silent' }),
  });
  for (const page of pages) cache.setPage(page, storeResponse({ status: 200, body: page, headers: {} }), []);

  await store.republish(new Set(['/b/']));

  expect(pages.map((page) => cache.get(page) !== undefined)).toEqual([true, false]);
});

test('a page whose data cannot be read when they change is made again once they can, and served as it was until then', async () => {
  const cache = createPageCache();
  let isAway = true;
  const document = async () => ({
    stored: storeResponse({ status: 200, body: isAway ? 'old' : 'new', headers: {} }),
    isComplete: !isAway,
  });
  const store = createPageStore({
    cache,
    renderer: { document } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [], tags: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => ['/a/'],
    origin: 'http://site.test',
    ahead: 'made',
    logger: pino({ level: 'silent' }),
  });
  const before = storeResponse({ status: 200, body: 'before', headers: {} });
  cache.setPage('/a/', before, ['offers']);

  await store.refresh('offers');
  expect(cache.get('/a/')).toBe(before);
  isAway = false;

  const served = () => cache.get('/a/')?.variant('identity').body.toString();
  await expect.poll(served, { timeout: 5_000 }).toBe('new');
});

test('a request is answered between two pages that are made ahead', async () => {
  const made: string[] = [];
  const document = async (_match: unknown, url: URL) => void made.push(url.pathname);
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => [],
    origin: 'http://site.test',
    ahead: 'compressed',
    logger: pino({ level: 'silent' }),
  });

  const making = store.remake(['/a/', '/b/', '/c/']);
  await nextTurn();
  const madeMeanwhile = made.length;
  await making;

  expect(madeMeanwhile).toBeLessThan(3);
  expect(made).toEqual(['/a/', '/b/', '/c/']);
});

test('a page whose data change while it is being made is made from the new data, whichever rendering ends last', async () => {
  let data = 'old';
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => (endFirst = resolve));
  const document = async () => {
    const read = data;
    if (read === 'old') await first;
    return { stored: storeResponse({ status: 200, body: read, headers: {} }), isComplete: true };
  };
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [], tags: ['comments'] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => ['/a/'],
    origin: 'http://site.test',
    ahead: 'made',
    logger: pino({ level: 'silent' }),
  });

  const warming = store.warm();
  await nextTurn();
  data = 'new';
  await store.refresh('comments');
  endFirst();
  await warming;

  expect(store.ready('/a/')?.variant('identity').body.toString()).toBe('new');
});

test('a changed comment makes the page of its article again and no other, and an opinion also the page with those of all', async () => {
  const made: string[] = [];
  const document = async (_match: unknown, { pathname }: URL) => {
    made.push(pathname);
    return { stored: storeResponse({ status: 200, body: pathname, headers: {} }), isComplete: true };
  };
  const paths = [
    '/',
    '/dae/',
    '/ircc/',
    '/credit-nevoi-personale/provident/',
    '/credit-nevoi-personale/smile/',
  ];
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document } as unknown as PageRenderer,
    matchRoute: (pathname: string) => {
      const slug = pathname.split('/').at(-2) ?? '';
      const kind = pathname.startsWith('/credit') ? 'reviews' : 'comments';
      return { route: { query: [], tags: [slug ? `${kind}/:slug` : 'reviews'] }, params: { slug } } as never;
    },
    isHidden: () => false,
    paths: () => paths,
    origin: 'http://site.test',
    ahead: 'made',
    logger: pino({ level: 'silent' }),
  });
  await store.warm();
  const refreshed = async (tag: string) => {
    made.length = 0;
    await store.refresh(tag);
    return [...made];
  };

  expect(await refreshed('comments/dae')).toEqual(['/dae/']);
  expect(await refreshed('reviews/smile')).toEqual(['/', '/credit-nevoi-personale/smile/']);
  expect(await refreshed('comments')).toEqual(['/dae/', '/ircc/']);
});

test('the site is ready once all pages were made for the first time, until it is stopped', async () => {
  const states: string[] = [];
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document: async () => void states.push(store.state) } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => ['/a/', '/b/'],
    origin: 'http://site.test',
    ahead: 'compressed',
    logger: pino({ level: 'silent' }),
  });

  await store.warm();
  states.push(store.state);
  await store.refresh();
  states.push(store.state);
  store.stop();
  states.push(store.state);

  expect(states).toEqual(['starting', 'starting', 'ready', 'ready', 'stopping']);
});

test('the first request gets a quickly compressed page; requested again, the page is compressed as small as possible', async () => {
  const text = readFileSync(new URL('./page-store.ts', import.meta.url), 'utf8');
  const stored = storeResponse({ status: 200, body: text, headers: { 'content-type': 'text/html' } });
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document: async () => ({ stored, isComplete: true }) } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: ['suma'], tags: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => [],
    origin: 'http://site.test',
    ahead: 'compressed',
    logger: pino({ level: 'silent' }),
  });
  const size = () => stored.variant('br').body.length;

  await store.answer(new URL('http://site.test/oferte/?suma=2000'));
  const first = size();
  store.ready('/oferte/?suma=2000');
  await expect.poll(size).toBeLessThan(first);

  expect(brotliDecompressSync(stored.variant('br').body).toString()).toBe(text);
});

test.each([
  { ahead: 'compressed', told: 'as small as it can be' },
  { ahead: 'made', told: 'quickly, where it is only to be made' },
] as const)('a page without requests so far is compressed $told', async ({ ahead }) => {
  const stored = storeResponse({ status: 200, body: 'Pagina', headers: { 'content-type': 'text/html' } });
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document: async () => ({ stored, isComplete: true }) } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [], tags: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => ['/a/'],
    origin: 'http://site.test',
    ahead,
    logger: pino({ level: 'silent' }),
  });

  await store.warm();

  expect(stored.isQuick).toBe(ahead === 'made');
  expect(store.ready('/a/')).toBe(stored);
});

test('without pages to make ahead the site is ready at once, and a page is made on request and cached', async () => {
  const stored = storeResponse({ status: 200, body: 'Pagina', headers: { 'content-type': 'text/html' } });
  let made = 0;
  const document = async () => ((made += 1), { stored, isComplete: true });
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [], tags: [] }, params: {} }) as never,
    isHidden: () => false,
    paths: () => ['/a/'],
    origin: 'http://site.test',
    ahead: 'none',
    logger: pino({ level: 'silent' }),
  });

  await store.warm();
  expect([made, store.state, store.ready('/a/')]).toEqual([0, 'ready', undefined]);

  expect(await store.answer(new URL('http://site.test/a/'))).toEqual({ stored });
  expect([made, store.ready('/a/')]).toEqual([1, stored]);
  await store.refresh();
  expect(store.ready('/a/')).toBeUndefined();
});

test('repeated requests for ever new amounts leave little work behind', async () => {
  const mayGoOn = Promise.withResolvers<void>();
  let improved = 0;
  const newStored = (): StoredResponse => ({
    ...storeResponse({ status: 200, body: 'Pagina', headers: { 'content-type': 'text/html' } }),
    isQuick: true,
    async improve() {
      await mayGoOn.promise;
      improved += 1;
    },
  });
  const store = createPageStore({
    cache: createPageCache(),
    renderer: {
      document: async () => ({ stored: newStored(), isComplete: true }),
    } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: ['suma'], tags: [], cached: true }, params: {} }) as never,
    isHidden: () => false,
    paths: () => [],
    origin: 'http://site.test',
    ahead: 'compressed',
    logger: pino({ level: 'silent' }),
  });
  for (let sum = 0; sum < 500; sum += 1) {
    await store.answer(new URL(`http://site.test/oferte/?suma=${sum}`));
    store.ready(`/oferte/?suma=${sum}`);
  }
  mayGoOn.resolve();
  await nextTurn();
  expect(improved).toBeGreaterThan(0);
  expect(improved).toBeLessThanOrEqual(20);

  // Work that did not get its turn gets it with a later request.
  store.ready('/oferte/?suma=499');
  await nextTurn();
  expect(improved).toBeLessThanOrEqual(21);
  expect(improved).toBeGreaterThan(20);
});
