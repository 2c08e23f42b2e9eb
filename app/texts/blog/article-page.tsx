import type { ReactNode } from 'react';
import type { TextChart as Chart } from '#domain/texts/schemas/text-chart.ts';
import type { Author } from '#domain/texts/schemas/authors-schema.ts';
import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import type { PublicCorrection } from '#domain/texts/editorial/public-correction.ts';
import type { Tag } from '#domain/texts/schemas/tags-schema.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { CheckInvitation } from '#app/ui/check-invitation.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ChartedText } from '#app/ui/charts/charted-text.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PublicCorrections } from '#app/texts/shared/changes/public-corrections.tsx';
import { LawNotes } from '#app/texts/shared/law/law-notes.tsx';
import type { NoteView } from '#app/texts/shared/law/note-view.ts';
import { FeedLinks } from './feed-links.tsx';
import { GuideList, type GuideSummary } from './guide-list.tsx';
import '#app/ui/prose.css';
import './article-page.css';

export type Article = Pick<
  FrontmatterOf<'blog'>,
  'slug' | 'title' | 'description' | 'lede' | 'published' | 'updated' | 'sources'
> & {
  tags: Pick<Tag, 'slug' | 'name'>[];
  author: Pick<Author, 'id' | 'name'>;
  readingMinutes: number;
  /** with a comment `grafic` in the place of each of `charts` */
  html: string;
  charts: readonly Chart[];
  headings: { id: string; text: string }[];
  /** the articles of law it relies on */
  notes: readonly NoteView[];
  /** what changed in it since it is public */
  changes?: readonly PublicCorrection[] | undefined;
};

type ArticlePageProps = {
  article: Article;
  /** name of the picture of its link, below /share/ */
  picture: string | undefined;
  related: readonly GuideSummary[];
  relatedPages: readonly { href: string; label: string }[];
  /** the form below has errors */
  hasErrors: boolean;
  /** comments of readers */
  comments: ReactNode;
};

/**
 * Shows an article of the guides: its answer, its signature and date, the text, the law and the sources in folds at the end, then
 * what to read next.
 */
export function ArticlePage(props: ArticlePageProps) {
  const { article, picture, related, relatedPages, hasErrors, comments } = props;
  const [theme] = article.tags;
  return (
    <article className="story">
      <PageHead
        title={article.title}
        description={article.description}
        hasErrors={hasErrors}
        image={picture}
        article={{ ...article, section: theme?.name }}
      />
      <FeedLinks />
      <div className="wrap">
        <Breadcrumbs
          items={[
            { href: '/blog/', label: 'Ghiduri' },
            ...(theme ? [{ href: `/blog/${theme.slug}/`, label: theme.name }] : []),
          ]}
          current={article.title}
        />
      </div>
      <header className="wrap story-head">
        <h1>{article.title}</h1>
        <p className="lede">{article.lede}</p>
        <Byline article={article} />
      </header>
      <div className="wrap story-grid">
        <nav className="toc" aria-label="Cuprins">
          <Fold summary="Cuprins">
            <ul>
              {article.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
        <div>
          <ChartedText html={article.html} charts={article.charts} />
          <footer className="story-end">
            <PublicCorrections changes={article.changes} />
            <LawNotes notes={article.notes} />
            <Sources sources={article.sources} />
            <Themes article={article} />
          </footer>
        </div>
      </div>
      <CheckInvitation />
      {comments}
      {(related.length > 0 || relatedPages.length > 0) && (
        <section className="band" aria-labelledby="cititi-si">
          <div className="wrap">
            <div className="band-head">
              <h2 id="cititi-si">Citiți și</h2>
            </div>
            <div>
              <GuideList guides={related} heading="h3" brief />
              {relatedPages.length > 0 && <Chips chips={relatedPages} className="story-next" />}
            </div>
          </div>
        </section>
      )}
    </article>
  );
}

function Byline({ article }: { article: Article }) {
  const { author, published, updated, readingMinutes } = article;
  return (
    <p className="byline">
      <a href={`/autor/${author.id}/`} rel="author">
        {author.name}
      </a>
      <span>
        {'Publicat '}
        <time dateTime={published}>{formatDate(published)}</time>
      </span>
      {updated !== published && (
        <span>
          {'Actualizat '}
          <time dateTime={updated}>{formatDate(updated)}</time>
        </span>
      )}
      <span>{`${readingMinutes} min de citit`}</span>
    </p>
  );
}

function Sources({ sources }: Pick<Article, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <Fold summary={`Surse (${sources.length})`}>
      <ol className="story-sources">
        {sources.map((source) => (
          <li key={source.name}>
            <SourceName source={source} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Themes({ article: { slug, tags } }: { article: Article }) {
  return (
    <div className="story-themes">
      <p>
        {'Teme: '}
        {tags.map((tag, index) => (
          <span key={tag.slug}>
            {index > 0 && ', '}
            <a href={`/blog/${tag.slug}/`}>{tag.name}</a>
          </span>
        ))}
      </p>
      <ShareLink href={`/${slug}/`} label="Trimiteți linkul articolului" />
    </div>
  );
}
