import type { Content } from '#server/texts/content/content.ts';
import { formsAsLinks } from '#server/texts/content/tool-form.ts';

const NEWEST = 30;

export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  /** whole, with absolute links */
  html: string;
  image: string;
  /** yyyy-mm-dd */
  published: string;
  /** yyyy-mm-dd */
  updated: string;
  author: { name: string; url: string };
  themes: string[];
};

export type BlogFeed = {
  origin: string;
  title: string;
  description: string;
  /** e.g. ro-RO */
  language: string;
  /** newest first, at most 30 */
  items: FeedItem[];
};

/** Collects the newest articles for both feeds. @param origin of the site, without a slash at its end */
export function blogFeed(
  content: Pick<Content, 'articles' | 'tags' | 'getAuthor'>,
  origin: string,
  language: string,
): BlogFeed {
  const items = content.articles.slice(0, NEWEST).map((article): FeedItem => {
    const { slug, title, lede, tags, published, updated, body } = article;
    const url = `${origin}/${slug}/`;
    const { id, name } = content.getAuthor(article.author);
    const themes = tags.flatMap((tag) => content.tags.find((known) => known.slug === tag)?.name ?? []);
    return {
      url,
      title,
      published,
      updated,
      themes,
      summary: lede,
      html: withAbsoluteLinks(formsAsLinks(body.html), origin, url),
      image: `${origin}/share/${tags[0]}.png`,
      author: { name, url: `${origin}/autor/${id}/` },
    };
  });
  return {
    origin,
    language,
    items,
    title: 'Împrumut Clar: ghiduri',
    description: 'Ghiduri despre credite, buget și bani, cu surse, semnătură și data ultimei schimbări.',
  };
}

// Makes links absolute: a feed reader shows an article on its own address, where "/offers/" leads nowhere.
function withAbsoluteLinks(html: string, origin: string, url: string): string {
  return html.replaceAll('href="/', `href="${origin}/`).replaceAll('href="#', `href="${url}#`);
}

/** Returns midnight in UTC, which is the same day in Romania. @param day yyyy-mm-dd */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
