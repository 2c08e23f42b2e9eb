import { cardName } from '#domain/pages/share-card.ts';
import { article } from '#app/json-ld/article.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/pages/page-contract.ts';
import type { ArticleData } from './article.tsx';

/** An article: its theme, dates and signature. */
export function describeArticle(data: ArticleData, { origin, content, country }: Shell): JsonLdNode[] {
  const { author, tags, ...facts } = data.article;
  const [section] = tags;
  if (!section) throw new RangeError(`article ${facts.slug} has no theme`);
  const signer = content.getAuthor(author.id);
  const picture = data.shareCard ? cardName(`/${facts.slug}/`, data.shareCard) : section.slug;
  return [article({ ...facts, author: signer, section, picture }, origin, country.language)];
}
