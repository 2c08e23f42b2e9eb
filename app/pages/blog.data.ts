import { isPrepared, type OfferClaims } from '#domain/law/countries/country.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import type { BlogList } from '#app/texts/blog/blog-list-page.tsx';
import type { BlogData } from './blog.tsx';
import { ARTICLES_PER_PAGE } from '#app/route-lines.ts';
import { summarizeArticle } from '#app/texts/blog/summarize-article.ts';

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
