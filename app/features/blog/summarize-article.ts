import type { FrontmatterOf } from '#domain/content/content-schema.ts';
import type { Tag } from '#domain/content/tags-schema.ts';
import type { ArticleSummary } from './article-card.tsx';

type ArticleEntry = Pick<FrontmatterOf<'blog'>, 'slug' | 'title' | 'tags' | 'updated'> & {
  body: { words: number };
};

// Silent reading of prose: about 200 words a minute, tables and sums slower than stories.
const WORDS_A_MINUTE = 200;

/** An article as it stands in lists. @param tags the themes with their names; the article's first one counts */
export function summarizeArticle(
  { slug, title, tags: own, updated, body }: ArticleEntry,
  tags: readonly Tag[],
): ArticleSummary {
  const theme = tags.find((tag) => tag.slug === own[0]);
  if (!theme) throw new RangeError(`article ${slug} has no known theme`);
  const readingMinutes = Math.max(1, Math.round(body.words / WORDS_A_MINUTE));
  return { slug, title, tag: { slug: theme.slug, name: theme.name }, updated, readingMinutes };
}
