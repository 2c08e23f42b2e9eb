import type { Author } from '#domain/texts/schemas/authors-schema.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import type { GuideSummary } from '#app/texts/blog/guide-list.tsx';
import { summarizeArticle } from '#app/texts/blog/summarize-article.ts';

export type AuthorData = { author: Author; written: GuideSummary[] };

/** A desk or person with the articles they signed. */
export async function loadAuthor({ params, services: { content } }: PageArgs): Promise<AuthorData | null> {
  const author = content.authors.find(({ id }) => id === params['slug']);
  if (!author) return null;
  const written = content.articles.filter((article) => article.author === author.id);
  return {
    author,
    written: written.map(summarizeArticle),
  };
}
