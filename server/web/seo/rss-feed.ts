import { startOfDay, type BlogFeed, type FeedItem } from './blog-feed.ts';
import { escapeXml } from './escape-xml.ts';
import { newestChange } from './last-changes.ts';

/** Writes the articles as RSS 2.0, whole texts included. */
export function rssFeed({ origin, title, description, language, items }: BlogFeed): string {
  const changed = newestChange(items);
  const channel = [
    element('title', title),
    element('link', `${origin}/blog/`),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...(changed ? [element('lastBuildDate', startOfDay(changed).toUTCString())] : []),
    ...items.map(rssItem),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
${channel.join('\n')}
</channel>
</rss>
`;
}

function rssItem({ url, title, summary, html, published, author, themes }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', startOfDay(published).toUTCString()),
    // RSS's own author is an e-mail address.
    element('dc:creator', author.name),
    ...themes.map((theme) => element('category', theme)),
    element('description', summary),
    element('content:encoded', html),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
