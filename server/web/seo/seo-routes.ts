import type { FastifyInstance } from 'fastify';
import type { SiteFacts } from '#server/web/pages/page-contract.ts';
import type { SiteMap } from '#server/web/pages/site-map.ts';
import { withTimeout } from '#server/base/with-timeout.ts';
import { FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import {
  storeResponse,
  type StoredResponse,
  writeStoredResponse,
} from '#server/shared/http/stored-response.ts';
import { blogFeed } from './blog-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { lastChanges } from './last-changes.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { rssFeed } from './rss-feed.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';

type SeoOptions = {
  /** the public part of the site now */
  map: () => Pick<SiteMap, 'content' | 'routes' | 'listed' | 'matchRoute'>;
  /** reads the facts of offers and rates */
  facts: () => Promise<SiteFacts>;
  /** of the site, without a slash at its end */
  origin: string;
  /** false: robots.txt names no sitemap, and the front keeps crawlers out */
  isPublic: boolean;
  /** e.g. ro-RO */
  language: string;
  /** e-mail address for reports of weaknesses; null: not set yet */
  securityContact: string | null;
  /** yyyy-mm-dd, in the country */
  today: () => string;
  /** milliseconds until the last known facts are used */
  patienceMs: number;
};

/** Serves files for programs: sitemap, robots.txt, feeds. Built once for the public content, as pages are. */
export async function seoRoutes(app: FastifyInstance, options: SeoOptions): Promise<void> {
  let made: { of: unknown; files: Map<string, StoredResponse> } | undefined;
  const filesNow = () => {
    const map = options.map();
    if (made?.of !== map) made = { of: map, files: makeFiles(map, options) };
    return made.files;
  };

  for (const path of filesNow().keys()) {
    app.get(path, (request, reply) => {
      const stored = filesNow().get(path);
      if (!stored) return reply.callNotFound();
      // Written like pages: compressed once, with ETag and 304.
      reply.hijack();
      writeStoredResponse(request.raw, reply.raw, stored);
    });
  }
  serveSitemap(app, options);
  const { securityContact, origin, today } = options;
  if (securityContact === null) return;
  app.get('/.well-known/security.txt', (request, reply) => {
    reply.hijack();
    const stored = toStored('text/plain', securityTxt(securityContact, origin, today()));
    writeStoredResponse(request.raw, reply.raw, stored);
  });
}

// Serves the sitemap, which also follows rates and offers: it is rebuilt for each request, and its stored response is reused while
// equal.
function serveSitemap(app: FastifyInstance, { map, facts, origin, patienceMs }: SeoOptions) {
  let known: SiteFacts | undefined;
  let made: { text: string; stored: StoredResponse } | undefined;
  app.get('/sitemap.xml', async (request, reply) => {
    const now = await withTimeout(facts(), patienceMs).catch((error: unknown) => {
      // In an outage the last known facts are used; without any, a search engine is told to retry.
      if (!known)
        throw Object.assign(new Error('no facts for the sitemap', { cause: error }), { statusCode: 503 });
      request.log.error({ err: error }, 'sitemap without new facts');
      return known;
    });
    known = now;
    const { content, routes, listed } = map();
    const text = sitemap({ origin, paths: listed(now), lastChanges: lastChanges(routes, content, now) });
    if (made?.text !== text) made = { text, stored: toStored('application/xml', text) };
    reply.hijack();
    writeStoredResponse(request.raw, reply.raw, made.stored);
  });
}

function makeFiles(
  { content, matchRoute }: ReturnType<SeoOptions['map']>,
  { origin, isPublic, language }: SeoOptions,
): Map<string, StoredResponse> {
  const files: [path: string, type: string, body: string][] = [
    ['/robots.txt', 'text/plain', robots(origin, isPublic)],
    ['/llms.txt', 'text/plain', llms(content, origin, (path) => matchRoute(path) !== undefined)],
  ];
  // A country in preparation has no guides.
  if (matchRoute('/blog/')) {
    const feed = blogFeed(content, origin, language);
    files.push(['/blog/rss.xml', 'application/rss+xml', rssFeed(feed)]);
    files.push(['/blog/feed.json', 'application/feed+json', jsonFeed(feed)]);
  }
  return new Map(files.map(([path, type, body]) => [path, toStored(type, body)]));
}

function toStored(type: string, body: string): StoredResponse {
  const headers = {
    ...securityHeaders,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': FOR_A_MINUTE,
  };
  return storeResponse({ status: 200, body, headers });
}
