import { type AuthorPageData, AuthorPage } from '#app/texts/blog/author-page.tsx';
import type { PageArgs, Shell } from '#server/web/pages/page-contract.ts';
import { summarizeArticle } from '#app/texts/blog/summarize-article.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { profilePage } from '#app/shell/json-ld/signature.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

export const authorPage = declarePage({
  module: 'author',
  group: 'guides',
  Page: AuthorPage,
  load: loadAuthor,
  about: describeAuthor,
  addresses: [
    {
      id: 'autor___ro',
      path: '/autor/:slug/',
      name: (id, { authors }) => authors.find((author) => author.id === id)?.name,
      values: ({ authors }) => authors.map(({ id }) => id),
      onlyIn: 'RO',
      changed: (_facts, { articles }, id) =>
        articles.filter(({ author }) => author === id).map(({ updated }) => updated),
      examples: ['/autor/redactia/'],
    },
  ],
});

/** A desk or person with the articles they signed. */
export async function loadAuthor({
  params,
  services: { content },
}: PageArgs): Promise<AuthorPageData | null> {
  const author = content.authors.find(({ id }) => id === params['slug']);
  if (!author) return null;
  const written = content.articles.filter((article) => article.author === author.id);
  return {
    author,
    written: written.map(summarizeArticle),
  };
}

/** The page of who signs texts. */
function describeAuthor({ author }: AuthorPageData, { origin, country }: Shell): JsonLdNode[] {
  return [profilePage(author, origin, country.language)];
}
