import type { FastifyInstance } from 'fastify';
import type { SiteMap } from '#server/pages/site-map.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { storeResponse, type StoredResponse, writeStoredResponse } from '#server/http/stored-response.ts';
import { blogFeed } from './blog-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { lastChanges } from './last-changes.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { rssFeed } from './rss-feed.ts';
import { sitemap } from './sitemap.ts';

type SeoOptions = {
  /** what is public now */
  map: () => Pick<SiteMap, 'content' | 'listed'>;
  /** of the site, without a slash at its end */
  origin: string;
  isStaging: boolean;
  /** e.g. ro-RO */
  language: string;
  builtAt: Date;
};

const CACHED = 'public, max-age=3600, stale-while-revalidate=86400';

/** What programs read instead of pages: sitemap, rules for robots, feeds. Made once for what is public, as pages are. */
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
      // Written as pages are: compressed once, with ETag and 304.
      reply.hijack();
      writeStoredResponse(request.raw, reply.raw, stored);
    });
  }
}

function makeFiles(
  { content, listed }: Pick<SiteMap, 'content' | 'listed'>,
  { origin, isStaging, language, builtAt }: SeoOptions,
): Map<string, StoredResponse> {
  const feed = blogFeed(content, origin, language);
  const listedPaths = new Set(listed);
  const files: [path: string, type: string, body: string][] = [
    ['/robots.txt', 'text/plain', robots(origin, isStaging)],
    [
      '/sitemap.xml',
      'application/xml',
      sitemap({ origin, paths: listed, lastChanges: lastChanges(content), builtAt }),
    ],
    ['/llms.txt', 'text/plain', llms(content, origin, (path) => listedPaths.has(path))],
    ['/blog/rss.xml', 'application/rss+xml', rssFeed(feed)],
    ['/blog/feed.json', 'application/feed+json', jsonFeed(feed)],
  ];
  return new Map(files.map(([path, type, body]) => [path, toStored(type, body)]));
}

function toStored(type: string, body: string): StoredResponse {
  const headers = { ...securityHeaders, 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHED };
  return storeResponse({ status: 200, body, headers });
}
