import type { Tag } from '#domain/texts/schemas/tags-schema.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FeedLinks } from './feed-links.tsx';
import { GuideList, type GuideSummary, LeadingGuides } from './guide-list.tsx';
import { hasPicture } from './guide-picture.tsx';
import './blog-list-page.css';

export type BlogList = {
  title: string;
  heading: string;
  lede: string;
  /** slug of the selected theme; null for all */
  currentTag: Tag['slug'] | null;
  tags: Pick<Tag, 'slug' | 'name'>[];
  articles: GuideSummary[];
  page: number;
  pages: number;
};

/** Number of guides that lead a list, each with its chart. */
const MOST_LEADING = 3;

/** Shows a page of the guides, all of them or one theme: first those with a chart, then the others in order. */
export function BlogListPage({ list }: { list: BlogList }) {
  const { title, heading, lede, currentTag, tags, articles } = list;
  const leading = articles.filter(({ chart }) => chart && hasPicture(chart)).slice(0, MOST_LEADING);
  const others = articles.filter((article) => !leading.includes(article));
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
        <Chips
          label="Teme"
          chips={[
            { href: '/blog/', label: 'Toate', isCurrent: currentTag === null },
            ...tags.map(({ slug, name }) => ({
              href: `/blog/${slug}/`,
              label: name,
              isCurrent: currentTag === slug,
            })),
          ]}
        />
      </header>
      <div className="wrap">
        {leading.length > 0 && <LeadingGuides guides={leading} heading="h2" />}
        <GuideList guides={others} heading="h2" />
        <Pages list={list} />
      </div>
    </div>
  );
}

function Pages({ list: { page, pages } }: { list: BlogList }) {
  if (pages < 2) return null;
  const href = (number: number) => (number === 1 ? '/blog/' : `/blog/page-${number}/`);
  return (
    <Chips
      className="blog-pages"
      label="Pagini"
      chips={[
        ...Array.from({ length: pages }, (_, index) => index + 1).map((number) => ({
          href: href(number),
          label: String(number),
          name: `Pagina ${number}`,
          isCurrent: number === page,
        })),
        ...(page < pages ? [{ href: href(page + 1), label: 'Pagina următoare', rel: 'next' as const }] : []),
      ]}
    />
  );
}
