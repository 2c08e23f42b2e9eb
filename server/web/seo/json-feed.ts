import { startOfDay, type BlogFeed } from './blog-feed.ts';

/** Writes the articles as JSON Feed 1.1 (jsonfeed.org), whole texts included. */
export function jsonFeed({ origin, title, description, language, items }: BlogFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: `${origin}/blog/`,
    feed_url: `${origin}/blog/feed.json`,
    icon: `${origin}/icon-512.png`,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: startOfDay(item.published).toISOString(),
      date_modified: startOfDay(item.updated).toISOString(),
      authors: [item.author],
      tags: item.themes,
      language,
    })),
  });
}
