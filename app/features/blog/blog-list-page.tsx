import type { Tag } from '#domain/content/tags-schema.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ArticleCards, type ArticleSummary } from './article-card.tsx';
import { FeedLinks } from './feed-links.tsx';
import '#app/ui/chips.css';
import './blog-list-page.css';

export type BlogList = {
  title: string;
  heading: string;
  lede: string;
  /** slug of the theme shown; null for all of them */
  currentTag: Tag['slug'] | null;
  tags: Pick<Tag, 'slug' | 'name'>[];
  articles: ArticleSummary[];
  page: number;
  pages: number;
};

/** A page of the guides: all of them or one theme, newest first. */
export function BlogListPage({ list }: { list: BlogList }) {
  const { title, heading, lede, currentTag, tags, articles } = list;
  return (
    <div className="blog">
      <PageHead
        title={title}
        description={currentTag || list.page > 1 ? `${title}. ${lede}` : lede}
        image={currentTag ?? undefined}
      />
      <FeedLinks />
      <div className="wrap">
        <Breadcrumbs items={currentTag ? [{ href: '/blog/', label: 'Ghiduri' }] : []} current={heading} />
      </div>
      <header className="wrap blog-head">
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
        <nav className="chips" aria-label="Teme">
          <a href="/blog/" aria-current={currentTag === null ? 'page' : undefined}>
            Toate
          </a>
          {tags.map(({ slug, name }) => (
            <a key={slug} href={`/blog/${slug}/`} aria-current={currentTag === slug ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <div className="wrap">
        <ArticleCards articles={articles} heading="h2" />
        <Pages list={list} />
      </div>
    </div>
  );
}

function Pages({ list: { page, pages } }: { list: BlogList }) {
  if (pages < 2) return null;
  const href = (number: number) => (number === 1 ? '/blog/' : `/blog/page-${number}/`);
  return (
    <nav className="chips blog-pages" aria-label="Pagini">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={href(number)}
          aria-label={`Pagina ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
      {page < pages && (
        <a href={href(page + 1)} rel="next">
          Pagina următoare
        </a>
      )}
    </nav>
  );
}
