import { type BlogData, BlogRoute } from './blog.tsx';
import { isPrepared, type OfferClaims } from '#domain/law/countries/country.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { PageArgs, SiteFacts } from '#server/web/pages/page-contract.ts';
import type { BlogList } from '#app/texts/blog/blog-list-page.tsx';
import { summarizeArticle } from '#app/texts/blog/summarize-article.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

/** Articles on a page of the guides (specification notes). */
const ARTICLES_PER_PAGE = 12;

export const blogPage = declarePage({
  module: 'blog',
  group: 'guides',
  Page: BlogRoute,
  load: loadBlog,
  addresses: [
    { path: '/blog/', name: 'Toate ghidurile', onlyIn: 'RO', changed: daysOfGuides },
    {
      id: 'blog-page___ro',
      path: '/blog/page-:number/',
      name: (number) => `Ghiduri, pagina ${number}`,
      values: ({ articles }) => pageNumbers(articles.length).slice(1),
      onlyIn: 'RO',
      changed: daysOfGuides,
    },
    {
      id: 'blog-tag___ro',
      path: '/blog/:slug/',
      name: (slug, { tags }) => tags.find((tag) => tag.slug === slug)?.name,
      values: ({ tags }) => tags.map(({ slug }) => slug),
      onlyIn: 'RO',
      changed: (_facts, { articles }, slug) =>
        articles.filter(({ tags }) => tags.some((tag) => tag === slug)).map(({ updated }) => updated),
      examples: ['/blog/bani/'],
    },
  ],
});

// The old product's line is a claim: where claims need a source it becomes a plain invitation (specification notes).
const invitations: Record<OfferClaims, string> = {
  spec: 'Până la 1.000 lei în 4 minute',
  sourced: 'Comparați înainte să împrumutați',
};

/** Loads the guides, with the form for new ones. */
export async function loadBlog({ params, services, country }: PageArgs): Promise<BlogData | null> {
  const list = blogList(params, services.content);
  return (
    list && {
      list,
      invitation: invitations[country.offerClaims],
      subscriptionToken: isPrepared(country) ? services.forms.newToken('subscription') : null,
    }
  );
}

/** Returns a theme by its slug, else all guides, page by page. */
function blogList(params: PageArgs['params'], content: Content): BlogList | null {
  const { slug, number } = params;
  if (slug !== undefined) return themeArticles(slug, content);
  if (number === undefined) return allArticles(1, content);
  // One address per page: /blog/page-02/ does not exist, and the first page is /blog/.
  return /^[1-9]\d*$/.test(number) && number !== '1' ? allArticles(Number(number), content) : null;
}

/** Returns a page of all guides; null after the last one. */
function allArticles(page: number, content: Content): BlogList | null {
  const pages = Math.ceil(content.articles.length / ARTICLES_PER_PAGE);
  if (page > Math.max(1, pages)) return null;
  const shown = content.articles.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE);
  return {
    title: page === 1 ? 'Ghiduri despre credite, buget și bani' : `Ghiduri, pagina ${page}`,
    heading: 'Ghiduri',
    lede: `${countNoun(content.articles.length, 'răspuns scurt', 'răspunsuri scurte')} despre credite și bani, fiecare cu sursele lui.`,
    currentTag: null,
    tags: content.tags,
    articles: shown.map(summarizeArticle),
    page,
    pages,
  };
}

/** Returns the guides of one theme, all on one page. */
function themeArticles(slug: string, content: Content): BlogList | null {
  const tag = content.tags.find((candidate) => candidate.slug === slug);
  if (!tag) return null;
  const articles = content.articles.filter(({ tags }) => tags.includes(tag.slug));
  return {
    title: `${tag.name}: ghiduri`,
    heading: tag.name,
    lede: tag.description,
    currentTag: tag.slug,
    tags: content.tags,
    articles: articles.map(summarizeArticle),
    page: 1,
    pages: 1,
  };
}

/** Numbers of the pages of a list of articles, as they stand in addresses. */
function pageNumbers(articleCount: number): string[] {
  return Array.from({ length: Math.ceil(articleCount / ARTICLES_PER_PAGE) }, (_, index) => String(index + 1));
}

// A list changes with the newest of its articles, its further pages whenever it does.
function daysOfGuides(_facts: SiteFacts, { articles }: Content): string[] {
  return articles.map(({ updated }) => updated);
}
