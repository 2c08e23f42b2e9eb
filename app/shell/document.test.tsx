import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCardName } from '#domain/texts/pages/share-card.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { createRateBook } from '#domain/tools/rates/rate-book.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { drawCard } from '#server/web/share/draw-card.ts';
import { readLetters } from '#server/web/share/letters.ts';
import { readSeries } from '#server/texts/content/read-series.ts';
import { createSiteMap } from '#server/web/pages/site-map.ts';
import type { PageServices } from '#server/web/pages/page-contract.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { pageConfig } from '#tests/factories/page-config.ts';
import { noRounds } from '#domain/partners/transparency/transparency-book.ts';
import { jsonLdOf } from '#tests/json-ld-problems.ts';
import { loadPageData, renderPage, routes, shareCard } from '#app/entry.server.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const origin = 'https://site.test';
const rulePack = rulePackInForce(romania.rulePacks, '2026-11-21');
const content = siteContent(rulePack);
const offers = await siteOffers();
const rates = content.currencies.map(({ code }) => ({
  provider: 'bnr' as const,
  currency: code,
  day: '2026-11-20',
  value: '4.5',
  multiplier: 1,
}));
// One bank has sent its list; the others have not.
const ofBcr = { bank: 'bcr', currency: 'EUR', day: '2026-11-20', multiplier: 1, buy: '4.4', sell: '4.6' };
const rateBook = createRateBook(rates, [ofBcr]);
const seriesBook = readSeries(path.join(root, 'content'));
const today = '2026-11-21';
const siteMap = createSiteMap(routes, content, () => false);
const services = {
  pages: {
    has: (page: string) => siteMap.matchRoute(page) !== undefined,
    listed: siteMap.listedPages,
  },
  offers: { load: async () => ({ offers, activeIds: offers.map(({ id }) => id) }) },
  approvals: { load: async () => new Map() },
  operator: { isNamed: true },
  whoPays: { wordsOn: () => new Map(), list: () => [] },
  reviews: { listPublished: async () => [] },
  priceReports: { listPublic: async () => [] },
  sentRequests: { listPublic: async () => new Map() },
  views: { count: async () => null },
  comments: { listPublished: async () => [] },
  signedLinks: { follow: async () => null },
  search: async () => null,
  forms: { newToken: () => 'x', readReceipt: () => null },
  rates: { load: async () => rateBook },
  content,
  evidence: { find: (slug: string) => content.evidence.get(slug) },
  transparency: { book: () => noRounds },
  series: { book: () => seriesBook },
} as unknown as PageServices;
const assets = {
  styles: '',
  ownStyles: '',
  styleLinks: [],
  styleFile: null,
  scripts: [],
  fonts: ['/assets/face.woff2'],
};
const shell = {
  standing: null,
  salPicture: null,
  company: {},
  country: romania,
  rulePack,
  experiment: null,
  content,
  origin,
  assets,
  config: pageConfig,
};
const { matchRoute } = siteMap;
const listed = siteMap.listed({ rates: rateBook, today });
const unlisted = [
  ...siteMap.paths.filter((address) => !listed.includes(address)),
  '/transition/',
  '/cautare/',
];

// Several tests read each page.
const made = new Map<string, Promise<string>>();

function render(address: string): Promise<string> {
  const page = made.get(address) ?? renderAnew(address);
  made.set(address, page);
  return page;
}

async function renderAnew(address: string): Promise<string> {
  const { url, route } = asked(address);
  return renderPage({ route, url, data: await loadData(address), shell }).toString();
}

function asked(address: string) {
  const url = new URL(address, origin);
  const match = matchRoute(url.pathname);
  if (!match) throw new Error(`no route: ${address}`);
  return { url, ...match };
}

async function loadData(address: string): Promise<unknown> {
  const { url, route, params } = asked(address);
  const now = new Date('2026-11-21T10:00:00Z');
  const args = { url, params, cookies: '', services, country: romania, rulePack, now, random: () => 0.5 };
  const data = await loadPageData(route, args);
  if (data === null) throw new Error(`no page: ${address}`);
  return data;
}

const all = (html: string, tag: RegExp) => Array.from(html.matchAll(tag), ([, value = '']) => value);
const headOf = (html: string) => html.slice(0, html.indexOf('<body'));
const canonical = /<link rel="canonical" href="([^"]+)"/g;

test.each([
  ['/contact/', null, '<style>p{c:d}</style>'],
  // The next application may need any rule of the frame; the page's own file comes before React renders.
  ['/', '/assets/home.css', '<style>.absent{a:b}p{c:d}</style>'],
])(
  '%s carries the rules of its markup, and of an application the frame whole',
  async (address, styleFile, styles) => {
    const { url, route } = asked(address);
    const own = { ...assets, styles: '.absent{a:b}', ownStyles: '.other{a:b}p{c:d}', styleFile };
    const data = await loadData(address);
    const html = renderPage({ route, url, data, shell: { ...shell, assets: own } }).toString();
    expect(html).toContain(styles);
    expect(html.includes('"styles":"/assets/home.css"')).toBe(styleFile !== null);
  },
);

test.each([...listed, ...unlisted])('%s states once what it is', async (address) => {
  const html = await render(address);
  // Search engines show about 70 characters; an HTML entity may count more than its character. Icons of a drawing have titles as
  // well.
  expect(all(headOf(html), /<title>([^<]*)<\/title>/g)).toEqual([expect.stringMatching(/^.{12,90}$/)]);
  expect(all(html, /<meta name="description" content="([^"]*)"/g)).toEqual([expect.stringMatching(/.{40}/)]);
  const [picture = '', ...more] = all(html, /<meta property="og:image" content="([^"]*)"/g);
  expect(more).toEqual([]);
  const { pathname } = new URL(picture);
  const own = readCardName(pathname.slice('/share/'.length, -'.png'.length));
  // The picture is prerendered, or rendered from the page when it is first requested.
  expect(own === null ? existsSync(path.join(root, 'public', pathname)) : own.path === address).toBe(true);
});

test('every picture of a page can be rendered, in letters of our font, and states the date of its figures', async () => {
  const letters = readLetters();
  const kinds = new Set<string>();
  const problems: string[] = [];
  for (const address of listed) {
    const card = shareCard(await loadData(address));
    if (!card) continue;
    kinds.add(card.drawing.kind);
    // The picture's paths are not sent to the browser.
    if ((await render(address)).includes('"shareCard"')) problems.push(`${address}: sent to the browser`);
    const words = [card.eyebrow, card.title, card.caption ?? '', card.note].join('').replace(/\s/g, '');
    if (letters.known(words) !== words) problems.push(`${address}: a letter that is not there`);
    if (!/\b20\d\d\b/.test(`${card.caption ?? ''} ${card.note}`)) problems.push(`${address}: no date`);
    if (/NaN|undefined|<text/.test(drawCard(card, letters))) problems.push(`${address}: not drawn`);
  }
  expect(problems).toEqual([]);
  expect([...kinds].toSorted()).toEqual(['bars', 'chart', 'days', 'facts']);
});

test.each(listed)('%s is its own canonical address', async (address) => {
  const html = await render(address);
  expect(all(html, canonical)).toEqual([origin + address]);
  expect(html).not.toContain('noindex');
});

test.each(unlisted)('%s names another canonical address, or is not indexed', async (address) => {
  const html = await render(address);
  expect(all(html, canonical)).not.toContain(origin + address);
  expect(html.includes('noindex') || all(html, canonical).length === 1).toBe(true);
});

test('the typeface is preloaded on wide screens only', async () => {
  const links = all(headOf(await render('/')), /(<link[^>]*rel="preload"[^>]*>)/g);
  expect(links).toEqual([expect.stringContaining('href="/assets/face.woff2"')]);
  expect(links[0]).toContain('media="(min-width: 62rem)"');
});

test('the list of all pages has every page of the site map, under a unique name', async () => {
  const html = await render('/toate-paginile/');
  const missing = listed.filter((address) => !html.includes(`<li><a href="${address}">`));
  expect(missing).toEqual([]);
  const names = siteMap.listedPages({ rates: rateBook, today }).map(({ name }) => name);
  expect(names.filter((name, index) => name.startsWith('/') || names.indexOf(name) !== index)).toEqual([]);
});

test('no two pages have the same title', async () => {
  const titles = await Promise.all(
    listed.map(async (address) => all(await render(address), /<title>([^<]*)<\/title>/g)[0]),
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the structured data of every page satisfies schema.org and Google for its types, and never has a rating', async () => {
  const found = new Set<string>();
  const problems: string[] = [];
  for (const address of [...listed, ...unlisted]) {
    const html = await render(address);
    const described = jsonLdOf(html);
    for (const kind of described.kinds) found.add(kind);
    problems.push(...described.problems.map((problem) => `${address} ${problem}`));
  }
  expect(problems).toEqual([]);
  expect([...found].toSorted()).toEqual([
    'Article',
    'BreadcrumbList',
    'Dataset',
    'ExchangeRateSpecification',
    'FAQPage',
    'LoanOrCredit',
    'Organization',
    'ProfilePage',
    'WebApplication',
    'WebSite',
  ]);
});

test('structured data describes every tool as an application, under its own name whatever was typed into it', async () => {
  const tools = [
    '/calculator-rate-credit/',
    '/convertor-valutar/',
    '/verificare/',
    '/datorii/',
    '/drumuri/',
    '/cum-functioneaza/',
  ];
  const nameIn = async (address: string) =>
    /"WebApplication",[^}]*?"name":"([^"]+)"/.exec(await render(address))?.[1];
  const names = await Promise.all(tools.map(nameIn));
  expect(names.filter((name) => name === undefined)).toEqual([]);
  expect(await nameIn('/calculator-rate-credit/?suma=7654&dobanda=9&pe=an&termen=12&unitate=luni')).toBe(
    names[0],
  );
  expect(await nameIn('/drumuri/?suma=7654&perioada=12')).toBe(names[4]);
});
