import { type ArticleData, ArticleRoute } from './article.tsx';
import { commentOrders, threadComments } from '#domain/people/comments/comment.ts';
import { isPrepared } from '#domain/law/countries/country.ts';
import { cardName } from '#domain/texts/pages/share-card.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs, Shell } from '#server/web/pages/page-contract.ts';
import { articleCard } from '#app/texts/blog/article-card-picture.ts';
import { summarizeArticle } from '#app/texts/blog/summarize-article.ts';
import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import type { CommentsData } from '#app/people/comments/comments.tsx';
import { formReceipt, formState } from './form-state.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import { article } from '#app/shell/json-ld/article.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

export const articlePage = declarePage({
  module: 'article',
  group: 'guides',
  Page: ArticleRoute,
  load: loadArticle,
  about: describeArticle,
  addresses: [
    {
      id: 'articol___ro',
      path: '/:slug/',
      name: (slug, { findArticle }) => findArticle(slug)?.title,
      values: ({ articles }) => articles.map(({ slug }) => slug),
      onlyIn: 'RO',
      onlyValues: true,
      tags: ['comments/:slug'],
      form: 'comment',
      query: ['comentarii', 'raspunde', RECEIPT_KEY],
      examples: ['/ce-salariu-trebuie-sa-ai-pentru-un-credit-de-5000-euro/'],
    },
  ],
});

/** Loads an article with what to read next: other articles with their answers, loan types as links. */
export async function loadArticle(args: PageArgs): Promise<ArticleData | null> {
  const { params, services, country, now } = args;
  const { content } = services;
  const page = content.findArticle(params['slug'] ?? '');
  if (!page) return null;
  const summary = summarizeArticle(page);
  const articles = page.related.flatMap((slug) => content.findArticle(slug) ?? []);
  const tags = page.tags.flatMap((slug) => content.tags.find((tag) => tag.slug === slug) ?? []);
  const [theme] = tags;
  const shareCard = articleCard(page, theme?.name ?? null);
  const loanTypes = page.related.flatMap((slug) => content.findLoanType(slug) ?? []);
  return {
    article: {
      ...page,
      tags,
      author: content.getAuthor(page.author),
      readingMinutes: summary.readingMinutes,
      html: page.body.html,
      headings: page.body.headings,
      charts: page.body.charts,
      notes: presentNotes(page.notes, content.law, dayOf(now, country.timeZone)),
    },
    shareCard,
    picture: shareCard ? cardName(`/${page.slug}/`, shareCard) : theme?.slug,
    related: articles.map(summarizeArticle),
    relatedPages: loanTypes.map(({ slug, menu }) => ({ href: `/${slug}/`, label: menu })),
    // In an unprepared country there is no form for readers: no page there names the data's controller.
    asking: isPrepared(country)
      ? {
          comments: await articleComments(page.slug, args),
          subscriptionToken: services.forms.newToken('subscription'),
        }
      : null,
  };
}

/** Loads the comments on an article, with the form for a new one. */
async function articleComments(slug: string, args: PageArgs): Promise<CommentsData> {
  const { url, services } = args;
  const order = commentOrders.find((known) => known === url.searchParams.get('comentarii')) ?? 'noi';
  const published = await services.comments.listPublished(slug);
  const form = formState(args, 'comment');
  const answered = form.values['raspunde'] ?? url.searchParams.get('raspunde');
  return {
    path: `/${slug}/`,
    order,
    count: published.length,
    threads: threadComments(published, order),
    form,
    answering: published.find(({ id }) => id === answered) ?? null,
    isSent: formReceipt(args, 'comment') !== null,
  };
}

/** An article: its theme, dates and signature. */
function describeArticle(data: ArticleData, { origin, content, country }: Shell): JsonLdNode[] {
  const { article: described, picture } = data;
  const { author, tags, ...facts } = described;
  const [section] = tags;
  if (!section || !picture) throw new RangeError(`article ${facts.slug} has no theme`);
  const signer = content.getAuthor(author.id);
  return [article({ ...facts, author: signer, section, picture }, origin, country.language)];
}
