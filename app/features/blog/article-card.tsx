import type { FrontmatterOf } from '#domain/content/content-schema.ts';
import type { Tag } from '#domain/content/tags-schema.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { Cover } from './cover.tsx';
import './article-card.css';

export type ArticleSummary = Pick<FrontmatterOf<'blog'>, 'slug' | 'title' | 'updated'> & {
  tag: Pick<Tag, 'slug' | 'name'>;
  /** whole minutes, 1 or more */
  readingMinutes: number;
};

type ArticleCardsProps = { articles: readonly ArticleSummary[]; heading: 'h2' | 'h3' };

/** Articles as covers with titles, three across where there is room. */
export function ArticleCards({ articles, heading: Heading }: ArticleCardsProps) {
  return (
    <ul className="article-cards">
      {articles.map(({ slug, title, tag, updated, readingMinutes }) => (
        <li key={slug}>
          <Cover topic={tag.slug} slug={slug} />
          <p className="article-card-tag">{tag.name}</p>
          <Heading>
            <a href={`/${slug}/`}>{title}</a>
          </Heading>
          <p className="fine">{`${formatDate(updated)} · ${readingMinutes} min de citit`}</p>
        </li>
      ))}
    </ul>
  );
}
