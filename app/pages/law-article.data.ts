import { type LawArticleData, LawArticlePage } from '#app/texts/law/law-article-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const lawArticlePage = declarePage({
  module: 'law-article',
  group: 'law',
  Page: LawArticlePage,
  load: loadLawArticle,
  addresses: [
    {
      id: 'legi-articol___ro',
      path: '/legi/:act/:article/',
      name: (id, { law }) => {
        const article = law.articles.find((one) => one.id === id);
        return article && `${article.name}: ${article.title}`;
      },
      onlyIn: 'RO',
      values: ({ law }) => law.articles.map(({ id }) => id),
      changed: (_facts, { law }, id) =>
        law.acts
          .filter(({ articles }) => articles.some((one) => one.id === id))
          .map(({ updated }) => updated),
      search: ({ law }, id) => {
        const article = law.articles.find((one) => one.id === id);
        return article && { title: `${article.name}: ${article.title}`, summary: article.summary };
      },
      examples: ['/legi/legea-243-2024/art-6/'],
    },
  ],
});

/** Loads one article: its text, how it was read, its amendments, and the parts of our pages that rely on it. */
export async function loadLawArticle(args: PageArgs): Promise<LawArticleData | null> {
  const { params, services, country, now } = args;
  const { law, lawUses } = services.content;
  const act = law.acts.find(({ id }) => id === params['act']);
  const article = act?.articles.find(({ id }) => id === `${act.id}/${params['article']}`);
  if (!act || !article) return null;
  return { act, article, uses: lawUses(article.id), today: dayOf(now, country.timeZone) };
}
