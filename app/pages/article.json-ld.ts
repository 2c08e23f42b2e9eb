import { article } from '#app/shell/json-ld/article.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/web/pages/page-contract.ts';
import type { ArticleData } from './article.tsx';

/** An article: its theme, dates and signature. */
export function describeArticle(data: ArticleData, { origin, content, country }: Shell): JsonLdNode[] {
  const { article: described, picture } = data;
  const { author, tags, ...facts } = described;
  const [section] = tags;
  if (!section || !picture) throw new RangeError(`article ${facts.slug} has no theme`);
  const signer = content.getAuthor(author.id);
  return [article({ ...facts, author: signer, section, picture }, origin, country.language)];
}
