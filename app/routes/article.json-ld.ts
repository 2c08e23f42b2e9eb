import { article } from '#app/json-ld/article.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/pages/page-contract.ts';
import type { ArticleData } from './article.tsx';

/** An article: its theme, dates and signatures. */
export function describeArticle(data: ArticleData, { origin, content, country }: Shell): JsonLdNode[] {
  const { author, reviewer, tags, ...facts } = data.article;
  const [section] = tags;
  if (!section) throw new RangeError(`article ${facts.slug} has no theme`);
  const signers = {
    author: content.getAuthor(author.id),
    reviewer: content.getAuthor(reviewer.id),
  };
  return [article({ ...facts, ...signers, section }, origin, country.language)];
}
