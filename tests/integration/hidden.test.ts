import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { HiddenKind } from '#domain/answers/hidden/hidden-things.ts';
import { figureIds, hideableFigures, hideableParts } from '#domain/answers/hidden/hideable-figures.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { declaredWords } from '#server/web/pages/declared-words.ts';
import { fillSearchIndex } from '#server/texts/search/fill-search-index.ts';
import { searchDocuments } from '#server/texts/search/search-documents.ts';
import { addBnrRates } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

vi.setConfig({ testTimeout: 300_000 });

// Starts the whole server with the site's own pages, rendered as visitors get them.
const start = new Date('2026-11-23T10:00:00Z');
const { db } = await openFileDatabase();
const file = await findOffersFile('RO');
if (!file) throw new Error('Romania has no offers.');
await loadStartingOffers({ db, file, leadId: romania.leadId, now: start });
await addBnrRates(db, '2026-11-20', { EUR: '5.0900', USD: '4.4000' });
const server = await startWholeServer({
  db,
  now: () => start,
  renderedEvery: 1,
  onProblem: (line) => expect.fail(line),
});
const { content, routes, matchRoute } = server.siteMap();
await fillSearchIndex(
  db,
  searchDocuments(content, declaredWords(routes, content), (page) => matchRoute(page) !== undefined),
);
const repository = createHiddenRepository(db);

async function apply() {
  await server.services.hidden.load();
  // The pages themselves are rendered on request.
  void server.purge();
  server.pages.stop();
}

async function hide(kind: HiddenKind, id: string) {
  await repository.add({ kind, id, reason: 'probă', hiddenBy: 'Ana', hiddenAt: start });
  await apply();
}

async function show(kind: HiddenKind, id: string) {
  await repository.remove({ kind, id });
  await apply();
}

afterEach(async () => {
  await db.deleteFrom('hidden').execute();
  await apply();
});

async function get(url: string, headers: Record<string, string> = {}) {
  // On a busy machine a read may exceed a visitor's patience: then the answer says to retry.
  const ask = () => server.inject({ url, headers });
  let answer = await ask();
  while (answer.statusCode === 503) {
    await nextTurn();
    answer = await ask();
  }
  return answer;
}
const status = async (url: string) => (await get(url)).statusCode;

// A lender with an offer, a page, a place in lists, and texts that link to it.
const LENDER = { slug: 'ocean-credit', id: '101', name: 'Ocean Credit' };
const lenderPage = `/credit-nevoi-personale/${LENDER.slug}/`;

/** Addresses of lists that depend on their query. */
const lists = [
  '/offers/?suma=2000&perioada=3',
  '/offers2/?suma=2000&perioada=3&toate=1',
  '/offers3/',
  '/landing/offers/',
  '/landing/rejected2/',
  `/comparatie/?oferte=${LENDER.slug},smile-credit`,
  `/transition/?offer=${LENDER.id}`,
  `/lenders/${LENDER.id}/`,
  '/cautare/?q=ocean',
  '/offers/_payload.json?suma=2000&perioada=3',
  '/comparatie/_payload.json?oferte=ocean-credit,smile-credit',
  '/_payload.json',
  '/offers/_data.json',
];
const files = [
  '/sitemap.xml',
  '/llms.txt',
  '/blog/rss.xml',
  '/blog/feed.json',
  '/content/ro_feed.json',
  `/api/lead-feed?lead_id=${romania.leadId}`,
];

/** Picks some pages of each line of the route table, and those a test is about: pages of one line are made alike. */
function somePages(wanted: readonly string[] = []): string[] {
  const { paths, matchRoute: match } = server.siteMap();
  const ofRoutes = Map.groupBy(paths, (path) => match(path)?.route.id);
  const some = [...ofRoutes.values()].flatMap((own) => own.slice(0, 2));
  return [...new Set([...some, ...wanted.filter((path) => paths.includes(path))])];
}

/** A text that names the lender in its own words, for a person to decide about. */
const names = (body: { html: string }, rest: unknown) => JSON.stringify([body, rest]).includes(LENDER.name);
const ownWords = new Set(
  content.entries
    .filter(({ body, ...rest }) => names(body, rest))
    .map(({ type, slug }) => (type === 'lender' ? `/credit-nevoi-personale/${slug}/` : `/${slug}/`)),
);

test('a hidden lender is nowhere: no page, list, file or payload has its name or links to it, and it can be shown again', async () => {
  const pages = somePages([lenderPage, '/credit-cu-buletinul/']);
  const everywhere = [...pages, ...lists, ...files];
  const shows = async (url: string) => {
    const { body } = await get(url);
    const text = ownWords.has(url) ? '' : body.replaceAll(/\s+/g, ' ');
    return (
      text.includes(LENDER.name) ||
      (url !== lenderPage && body.includes(lenderPage)) ||
      body.includes(`offer=${LENDER.id}`)
    );
  };
  const showing = async () => {
    const found: string[] = [];
    for (const url of everywhere) if (await shows(url)) found.push(url);
    return found;
  };
  expect(await status(lenderPage)).toBe(200);
  const before = await showing();
  // The search would find the name if it were there.
  expect(before).toEqual(
    expect.arrayContaining(
      ['/', '/offers/', '/sitemap.xml', '/content/ro_feed.json', '/llms.txt', ...lists].filter(
        (url) => !url.includes('/landing/rejected2/'),
      ),
    ),
  );
  expect((await get(`/landing/redirector/?offer=${LENDER.id}`)).headers.location).toMatch(/^https:/);

  await hide('lender', LENDER.slug);

  expect(await showing()).toEqual([]);
  expect(await status(lenderPage)).toBe(410);
  expect(await status(`${lenderPage}_payload.json`)).toBe(410);
  expect([await status(`/lenders/${LENDER.id}/`), await status(`/lenders/${LENDER.slug}/`)]).toEqual([
    404, 404,
  ]);
  expect((await get(`/landing/redirector/?offer=${LENDER.id}`)).headers.location).toBe(
    '/landing/trafficback/',
  );
  expect((await get(`/api/lead-feed?lead_id=${romania.leadId}`)).json()).not.toContain(LENDER.id);
  const mail = await server.services.offers.load();
  expect(mail.offers.map(({ slug }) => slug)).not.toContain(LENDER.slug);

  await show('lender', LENDER.slug);

  expect(await showing()).toEqual(before);
  expect((await get(`/landing/redirector/?offer=${LENDER.id}`)).headers.location).toMatch(/^https:/);
});

test('a hidden text is gone with its picture, in the words of the site; no list, menu, search or link leads to it', async () => {
  const slug = 'credit-cu-buletinul';
  const path = `/${slug}/`;
  const leadingHere = content.entries
    .filter(({ body }) => body.links.includes(path))
    .map(({ slug: own }) => `/${own}/`);
  const pages = somePages(leadingHere).filter((own) => own !== path);
  const everywhere = [...pages, ...files, '/cautare/?q=buletinul'];
  const leading = async () => {
    const found: string[] = [];
    for (const url of everywhere) {
      const { body } = await get(url);
      if (
        body.includes(`"${path}"`) ||
        body.includes(`test${path}`) ||
        body.includes(`localhost:4999${path}`)
      )
        found.push(url);
    }
    return found;
  };
  const before = await leading();
  expect(before).toEqual(expect.arrayContaining(['/', '/sitemap.xml', '/llms.txt', '/cautare/?q=buletinul']));

  await hide('text', slug);

  expect(await leading()).toEqual([]);
  const gone = await get(path);
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('Am scos această pagină de pe site.');
  expect(gone.body).toContain('noindex');
  expect(gone.headers['cache-control']).toBe('private, no-store');
  expect((await get(path, { accept: 'application/json' })).json()).toMatchObject({ error: { code: 'gone' } });

  await show('text', slug);
  expect(await status(path)).toBe(200);
  expect(await leading()).toEqual(before);
});

test.each([
  '/calculator-rate-credit/',
  '/convertor-valutar/eur-to-ron/',
  '/zile-libere-2026/',
  '/blog/',
  '/contact/',
])(
  'the page %s can be hidden: it is gone, also as data and for a form, and out of the sitemap, until it is shown again',
  async (path) => {
    expect(await status(path)).toBe(200);
    await hide('page', path);

    expect([
      await status(path),
      await status(`${path}_payload.json`),
      await status(`${path}?suma=1`),
    ]).toEqual([410, 410, 410]);
    const form = { method: 'POST' as const, url: path, payload: 'a=b' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.inject({ ...form, headers: type })).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain(`${path}<`);
    expect((await get('/')).body).not.toContain(`href="${path}"`);

    await show('page', path);
    expect(await status(path)).toBe(200);
  },
);

const offers = (await server.services.allOffers.load()).offers;
const figures = hideableFigures({ offers, currencies: content.currencies, banks: content.banks });
test.each([
  [['lege/plafoane']],
  [['lege/dae']],
  [['lege/penalizare', 'lege/indatorare', 'lege/retragere']],
  [['curs/EUR', 'banca/bcr']],
  [hideableParts.map((part) => figureIds.ofOffer('smile-credit', part))],
])('with the figures %o hidden every page still renders', async (ids) => {
  // A renamed figure would prove nothing.
  const known = figures.filter(({ id }) => ids.includes(id));
  expect(known.length).toBe(ids.length);
  for (const id of ids)
    await repository.add({ kind: 'figure', id, reason: 'probă', hiddenBy: 'Ana', hiddenAt: start });
  await apply();

  const pages = [
    ...somePages(['/credit-nevoi-personale/smile-credit/']),
    ...lists,
    ...files,
    '/api/curs-valutar.json',
  ];
  for (const path of pages) expect([path, await status(path)]).toEqual([path, 200]);
});

test('a hidden price is in no page, mail or feed, nor is its example; it returns with its sources', async () => {
  const priced = { id: '102', page: '/credit-nevoi-personale/smile-credit/?suma=2000&perioada=3' };
  const told = async () => {
    const feed = (await get('/content/ro_feed.json')).json<
      { offer_id: string; details: { figures: { price: unknown } } }[]
    >();
    const { offers: known } = await server.services.offers.load();
    const page = (await get(priced.page)).body.replaceAll(/\s+/g, ' ');
    return {
      feed: feed.find(({ offer_id }) => offer_id === priced.id)?.details.figures.price ?? null,
      mails: known.find(({ id }) => id === priced.id)?.products[0].price ?? null,
      page: page.includes('dați înapoi <b'),
      title: /<h1>([^<]*)/.exec(page)?.[1],
      example: page.includes('560 de lei'),
    };
  };
  const before = await told();
  expect(before).toMatchObject({
    feed: expect.anything(),
    mails: expect.anything(),
    page: true,
    title: expect.stringContaining('1 760 de lei'),
    example: true,
  });

  await hide('figure', 'oferta/smile-credit/price');
  expect(await told()).toEqual({
    feed: null,
    mails: null,
    page: false,
    title: 'Smile Credit: cereți prețul în scris',
    example: false,
  });

  await show('figure', 'oferta/smile-credit/price');
  expect(await told()).toEqual(before);
});

test('texts that use a hidden figure of the law are hidden whole; pages that only show it leave it out', async () => {
  const leaning = content.entries.filter(({ leansOn }) => leansOn.includes('indatorare'));
  expect(leaning.length).toBeGreaterThan(5);
  expect((await get('/')).body).toContain('40%');

  await hide('figure', 'lege/indatorare');

  for (const { slug, type } of leaning)
    expect(await status(type === 'lender' ? `/credit-nevoi-personale/${slug}/` : `/${slug}/`)).toBe(410);
  for (const path of ['/', '/blog/', '/calculator-rate-credit/?suma=10000&dobanda=8&perioada=36&venit=5000'])
    expect((await get(path)).body).not.toMatch(/la 40% din venit/);
});
