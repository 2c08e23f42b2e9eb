import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { createRateBook } from '#domain/tools/rates/rate-book.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import type { PageRoute, SiteFacts } from '#server/web/pages/page-contract.ts';
import { seoRoutes } from './seo-routes.ts';

const pack = rulePackInForce(romania.rulePacks, '2026-11-21');
const content = siteContent(pack);

const routes = [
  { path: '/offers/', changed: ({ offers }: SiteFacts) => [...offers.values()] },
] as unknown as readonly PageRoute[];

let paths = ['/', '/offers/', '/blog/', '/credit-auto/'];
const matchRoute = (address: string) => (paths.includes(address) ? ({} as never) : undefined);
const known: SiteFacts = {
  rates: createRateBook([], []),
  today: '2026-11-21',
  offers: new Map(),
  series: null,
};

type Site = { isPublic?: boolean; facts?: () => Promise<SiteFacts>; contact?: string | null };

async function startSite({
  isPublic = true,
  facts = async () => known,
  contact = 'ana@site.test',
}: Site = {}) {
  const map = { content, routes, matchRoute, listed: () => paths };
  const app = Fastify();
  await app.register(seoRoutes, {
    map: () => ({ ...map }),
    facts,
    origin: 'https://site.test',
    isPublic,
    language: 'ro-RO',
    securityContact: contact,
    today: () => '2026-11-26',
    patienceMs: 60_000,
  });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return (address: string, headers: Record<string, string> = {}) => fetch(base + address, { headers });
}

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://site.test/sitemap.xml'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://site.test/credit-auto/</loc>'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: mailto:'],
  ['/llms.txt', 'text/plain; charset=utf-8', '](https://site.test/credit-auto/): '],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8', '<rss version="2.0"'],
  ['/blog/feed.json', 'application/feed+json; charset=utf-8', '"https://jsonfeed.org/version/1.1"'],
])('%s is %s, may be cached for a minute and has an ETag', async (address, type, text) => {
  const get = await startSite();
  const answer = await get(address);
  const again = await get(address, { 'if-none-match': answer.headers.get('etag') ?? '' });

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).toContain(text);
  expect(again.status).toBe(304);
});

test('a site that is not public does not name its sitemap, and lets crawlers read that its pages must not be indexed', async () => {
  const get = await startSite({ isPublic: false });
  expect((await get('/sitemap.xml')).status).toBe(200);
  expect(await (await get('/robots.txt')).text()).toBe(
    'User-agent: *\nDisallow: /landing/redirector/\nDisallow: /transition/\nDisallow: /api/\n',
  );
});

test('missing pages are not listed for language models', async () => {
  const get = await startSite();
  const text = await (await get('/llms.txt')).text();
  expect(text.startsWith('# Împrumut Clar\n\n> ')).toBe(true);
  expect(text).not.toContain('/credit-ipotecar/');
});

test('a page that becomes public enters the sitemap at once', async () => {
  const get = await startSite();
  await get('/sitemap.xml');
  paths = [...paths, '/credit-ipotecar/'];
  expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://site.test/credit-ipotecar/</loc>');
});

test('a changed offer moves the day of the pages that show it', async () => {
  let offers = new Map([['ferratum', '2026-11-10']]);
  const get = await startSite({ facts: async () => ({ ...known, offers }) });
  const before = await (await get('/sitemap.xml')).text();
  offers = new Map([['ferratum', '2027-02-03']]);
  const after = await (await get('/sitemap.xml')).text();

  expect(before).not.toContain('2027-02-03');
  expect(after).toContain('<loc>https://site.test/offers/</loc><lastmod>2027-02-03</lastmod>');
});

test('in an outage the sitemap uses the last known facts; before any were read it answers 503', async () => {
  let isOut = true;
  const facts = async () => {
    if (isOut) throw new Error('the database is away');
    return known;
  };
  const get = await startSite({ facts });
  const first = (await get('/sitemap.xml')).status;
  isOut = false;
  await get('/sitemap.xml');
  isOut = true;
  expect([first, (await get('/sitemap.xml')).status]).toEqual([503, 200]);
});

test('security.txt names a contact for a year, and is missing without an operator', async () => {
  expect(await (await (await startSite())('/.well-known/security.txt')).text()).toBe(
    'Contact: mailto:ana@site.test\nExpires: 2027-11-26T00:00:00Z\nPreferred-Languages: ro, en\nCanonical: https://site.test/.well-known/security.txt\n',
  );
  const nobody = await startSite({ contact: null });
  expect((await nobody('/.well-known/security.txt')).status).toBe(404);
});
