import type { Author } from '#domain/content/authors-schema.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import type { GuideSummary } from '#app/features/blog/guide-list.tsx';
import { summarizeArticle } from '#app/features/blog/summarize-article.ts';

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
