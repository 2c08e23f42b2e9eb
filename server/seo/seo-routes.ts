import type { FastifyInstance } from 'fastify';
import type { Content } from '#server/content/content.ts';
import { securityHeaders } from '#server/pages/security-headers.ts';
import { storeResponse, writeStoredResponse } from '#server/pages/stored-response.ts';
import { blogFeed } from './blog-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { lastChanges } from './last-changes.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { rssFeed } from './rss-feed.ts';
import { sitemap } from './sitemap.ts';

type SeoOptions = {
  content: Content;
  /** of the site, without a slash at its end */
  origin: string;
  /** e.g. ro-RO */
  language: string;
  /** every address that search engines may list */
  listed: readonly string[];
  builtAt: Date;
};

const CACHED = 'public, max-age=3600, stale-while-revalidate=86400';

/** What programs read instead of pages: sitemap, rules for robots, feeds. Made once, as content is. */
export async function seoRoutes(app: FastifyInstance, options: SeoOptions): Promise<void> {
  const { content, origin, language, listed, builtAt } = options;
  const feed = blogFeed(content, origin, language);
  const listedPaths = new Set(listed);
  const files: [path: string, type: string, body: string][] = [
    ['/robots.txt', 'text/plain', robots(origin)],
    [
      '/sitemap.xml',
      'application/xml',
      sitemap({ origin, paths: listed, lastChanges: lastChanges(content), builtAt }),
    ],
    ['/llms.txt', 'text/plain', llms(content, origin, (path) => listedPaths.has(path))],
    ['/blog/rss.xml', 'application/rss+xml', rssFeed(feed)],
    ['/blog/feed.json', 'application/feed+json', jsonFeed(feed)],
  ];
  for (const [path, type, body] of files) {
    const headers = {
      ...securityHeaders,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': CACHED,
    };
    const stored = storeResponse({ status: 200, body, headers });
    app.get(path, (request, reply) => {
      // Written as pages are: compressed once, with ETag and 304.
      reply.hijack();
      writeStoredResponse(request.raw, reply.raw, stored);
    });
  }
}
