import { expect, test } from 'vitest';
import type { Content } from '#server/texts/content/content.ts';
import { blogFeed } from './blog-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rssFeed } from './rss-feed.ts';

const origin = 'https://site.test';
const article = {
  slug: 'ce-este-dae',
  title: 'Rată & DAE: „<” sau „>”?',
  lede: 'Pe scurt, despre DAE.',
  tags: ['bani'],
  author: 'redactia',
  published: '2026-11-20',
  updated: '2026-11-21',
  body: { html: '<p><a href="/offers/">Oferte</a>, <a href="#cost">cost</a></p>' },
};
const content = {
  articles: [article],
  tags: [{ slug: 'bani', name: 'Bani' }],
  getAuthor: () => ({ id: 'redactia', name: 'Redacția' }),
} as unknown as Content;
const feed = blogFeed(content, origin, 'ro-RO');

test('an article in RSS has its address, date, author, theme and whole text, escaped', () => {
  const xml = rssFeed(feed);
  expect(xml).toContain('<title>Rată &amp; DAE: „&lt;” sau „&gt;”?</title>');
  expect(xml).toContain('<guid isPermaLink="true">https://site.test/ce-este-dae/</guid>');
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Sat, 21 Nov 2026 00:00:00 GMT</lastBuildDate>');
  expect(xml).toContain('<dc:creator>Redacția</dc:creator>');
  expect(xml).toContain('<category>Bani</category>');
  expect(xml).toContain('<content:encoded>&lt;p&gt;&lt;a href=&quot;https://site.test/offers/&quot;&gt;');
  expect(xml).toContain('<atom:link href="https://site.test/blog/rss.xml" rel="self"');
});

test('an article in JSON Feed has the fields of version 1.1, with absolute links', () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://site.test/blog/',
    feed_url: 'https://site.test/blog/feed.json',
    language: 'ro-RO',
    items: [
      {
        id: 'https://site.test/ce-este-dae/',
        url: 'https://site.test/ce-este-dae/',
        title: 'Rată & DAE: „<” sau „>”?',
        content_html:
          '<p><a href="https://site.test/offers/">Oferte</a>, <a href="https://site.test/ce-este-dae/#cost">cost</a></p>',
        date_published: '2026-11-20T00:00:00.000Z',
        date_modified: '2026-11-21T00:00:00.000Z',
        authors: [{ name: 'Redacția', url: 'https://site.test/autor/redactia/' }],
        tags: ['Bani'],
        image: 'https://site.test/share/bani.png',
      },
    ],
  });
});

test('a feed holds the newest thirty articles', () => {
  const many = { ...content, articles: Array.from({ length: 45 }, () => article) } as unknown as Content;
  expect(blogFeed(many, origin, 'ro-RO').items).toHaveLength(30);
});

test('without articles the feed still exists', () => {
  const none = blogFeed({ ...content, articles: [] }, origin, 'ro-RO');
  expect(rssFeed(none)).not.toContain('lastBuildDate');
});
