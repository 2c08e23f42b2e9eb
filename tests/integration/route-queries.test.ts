import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import * as bundle from '#app/entry.server.tsx';
import { countries } from '#domain/law/countries/countries.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { createRouteMatcher } from '#server/web/pages/match-route.ts';
import type { AppBundle, PageRoute } from '#server/web/pages/page-contract.ts';
import { createPageCache } from '#server/web/pages/page-cache.ts';
import { createPageRenderer, type MadePage } from '#server/web/pages/page-renderer.ts';
import { createPageStore } from '#server/web/pages/page-store.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { loadStartingRates } from '#server/tools/rates/load-starting-rates.ts';
import { fakeAssets } from '#tests/factories/fake-site.ts';
import { pageConfig } from '#tests/factories/page-config.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createWholeServices } from '#tests/setup/whole-server.ts';
import { fakeLastKnown } from '#tests/factories/fake-site.ts';

const origin = 'https://site.test';
const { db } = await openFileDatabase();
const now = () => new Date('2026-11-22T10:00:00Z');
const problems: string[] = [];
const onProblem = (line: string) => void problems.push(line);
const { services, logger } = await createWholeServices({ db, now, onProblem });

beforeAll(async () => {
  const file = await findOffersFile('RO');
  if (!file) throw new Error('Romania has no offers file');
  await loadStartingOffers({ db, file, leadId: countries.RO.leadId, now: now() });
  const folder = path.join(projectFolder, 'content/data/rates');
  await loadStartingRates({ db, folder, now: now(), logger });
});

// Every query key that a page read while it was rendered.
const read = new Set<string>();
let isPageAtWork = false;

function watchAddresses() {
  read.clear();
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[method];
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      if (isPageAtWork) read.add(name);
      return Reflect.apply(original, this, [name]) as never;
    });
  }
}

const watched: AppBundle = {
  ...bundle,
  async loadPageData(route, args) {
    isPageAtWork = true;
    return await bundle.loadPageData(route, args).finally(() => (isPageAtWork = false));
  },
  renderPage(input) {
    isPageAtWork = true;
    try {
      return bundle.renderPage(input);
    } finally {
      isPageAtWork = false;
    }
  },
};

const renderer = createPageRenderer({
  lastKnown: fakeLastKnown(),
  withoutHidden: (reads) => reads,
  bundle: watched,
  assets: fakeAssets,
  services: {
    ...services,
    content: services.content,
    pages: { has: () => true, listed: () => [] },
    // A real token differs every time.
    forms: { newToken: () => 'token', readReceipt: () => null },
  },
  country: countries.RO,
  origin,
  company: {},
  config: pageConfig,
  now,
  random: () => 0.5,
});
const matchRoute = createRouteMatcher(bundle.routes, services.content);

// Values that change pages where they are read; two of each.
const twoValues: Record<string, [string, string]> = {
  suma: ['3000', '4500'],
  perioada: ['6', '30'],
  unitate: ['luni', 'zile'],
  scop: ['medical', 'vacanta'],
  ordine: ['dae', 'alfabetic'],
  plata: ['rate', 'linie'],
  zero: ['1', '0'],
  toate: ['1', ''],
  offer: ['101', '102'],
  oferta: ['102', '101'],
  compara: ['ferratum', 'smile-credit'],
  oferte: ['ferratum,smile-credit', 'hora-credit'],
  over: ['da', 'nu'],
  citizen: ['da', 'nu'],
  validIdentity: ['da', 'nu'],
  validBank: ['da', 'nu'],
  valuta: ['EUR', 'USD'],
  sens: ['vand', 'cumpar'],
  din: ['EUR', 'USD'],
  in: ['USD', 'CHF'],
  cauta: ['dolar', 'franc'],
  interval: ['1-luna', '5-ani'],
  comentarii: ['vechi', 'noi'],
  zile: ['5', '2'],
  pas: ['2', '3'],
  ver: ['2', '3'],
  q: ['dae', 'credit'],
  utm_source: ['mail', 'search'],
  fbclid: ['a', 'b'],
  exp_flow: ['A', 'B'],
  pid: ['1', '2'],
  email: ['ana@example.ro', 'ion@example.ro'],
};
const allKeys = [...new Set([...bundle.routes.flatMap(({ query }) => query), ...Object.keys(twoValues)])];

function addressOf(route: PageRoute, keys: readonly string[] = [], which: 0 | 1 = 0): URL {
  const value = route.values?.(services.content)[0] ?? 'ferratum';
  const url = new URL(route.path.replace(/:\w+(?:\/:\w+)*/, value), origin);
  for (const key of keys)
    url.searchParams.append(key, twoValues[key]?.[which] ?? ['unu', 'doi'][which] ?? '');
  return url;
}

function bodyOf(made: MadePage | undefined): string {
  if (!made) throw new Error('there is no such page');
  return made.stored.variant('identity').body.toString();
}

async function make(kind: 'document' | 'payload', url: URL): Promise<string> {
  const match = matchRoute(url.pathname);
  if (!match) throw new Error(`no route for ${url.pathname}`);
  return bodyOf(await renderer[kind](match, url));
}

test.each(bundle.routes)('$id names the query keys its page reads, and no other', async (route) => {
  watchAddresses();
  await make('document', addressOf(route));
  for (const which of [0, 1] as const) await make('document', addressOf(route, route.query, which));

  expect([...read].toSorted()).toEqual([...new Set(route.query)].toSorted());
});

test.each(bundle.routes)('a key that $id does not name changes no byte of page or payload', async (route) => {
  const foreign = allKeys.filter((key) => !route.query.includes(key));

  for (const kind of ['document', 'payload'] as const) {
    const plain = await make(kind, addressOf(route));
    expect(await make(kind, addressOf(route, foreign, 0))).toBe(plain);
    expect(await make(kind, addressOf(route, foreign, 1))).toBe(plain);
  }
  expect(problems).toEqual([]);
});

// Typing errors, broken links and programs' input.
const absurd = ['99999999999999999999', '-0.5', '\0\u202e<b>\u{1f389}'];
const asking = bundle.routes.filter(({ query }) => query.length > 0);

test.each(asking)('$id answers any value in its query', async (route) => {
  for (const value of absurd) {
    const url = addressOf(route);
    for (const key of route.query) url.searchParams.append(key, value);
    expect(await make('document', url)).toContain('</html>');
  }
  expect(problems).toEqual([]);
});

test('the order of the keys in an address changes nothing, so the first request does not decide for later ones', async () => {
  const one = await make('payload', new URL('/offers/?suma=3000&perioada=6', origin));
  expect(await make('payload', new URL('/offers/?perioada=6&suma=3000', origin))).toBe(one);
});

test('a comparison opened after another one shows its own offers, in the page and in its payload', async () => {
  const store = createPageStore({
    cache: createPageCache(),
    renderer,
    matchRoute,
    isHidden: () => false,
    paths: () => [],
    origin,
    ahead: 'compressed',
    logger,
  });
  const compare = async (page: string, slugs: [string, string]) => {
    const address = `${page}?compara=${slugs[0]}&compara=${slugs[1]}`;
    const answer = await store.answer(new URL(address, origin));
    if (!('stored' in answer)) throw new Error(`${address} is missing`);
    expect(store.ready(address)).toBe(answer.stored);
    const body = bodyOf({ stored: answer.stored, isComplete: true });
    // The menus of every page name lenders.
    return /<main[^]*<\/main>/.exec(body)?.[0] ?? body;
  };

  for (const page of ['/comparatie/', '/comparatie/_payload.json']) {
    const first = await compare(page, ['ferratum', 'smile-credit']);
    const second = await compare(page, ['hora-credit', 'provident']);
    expect([first.includes('Smile Credit'), first.includes('Hora Credit')]).toEqual([true, false]);
    expect([second.includes('Smile Credit'), second.includes('Hora Credit')]).toEqual([false, true]);
  }
});
