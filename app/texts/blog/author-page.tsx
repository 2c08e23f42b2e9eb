import type { Author } from '#domain/texts/schemas/authors-schema.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/prose.css';
import './blog-list-page.css';
import { GuideList, type GuideSummary } from './guide-list.tsx';
import { FeedLinks } from './feed-links.tsx';

type AuthorPageProps = {
  author: Author;
  written: GuideSummary[];
};

/** Who signs texts: an editorial desk, or a person when one is configured. */
export function AuthorPage({ author, written }: AuthorPageProps) {
  return (
    <div>
      <PageHead title={author.name} description={author.about[0] ?? author.role} />
      <FeedLinks />
      <div className="wrap">
        <Breadcrumbs items={[{ href: '/blog/', label: 'Ghiduri' }]} current={author.name} />
      </div>
      <header className="wrap blog-head">
        <h1>{author.name}</h1>
        <p className="lede">{author.role}</p>
        <div className="prose">
          {author.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </header>
      {written.length > 0 && (
        <section className="band" aria-labelledby="articole">
          <div className="wrap">
            <div className="band-head">
              <h2 id="articole">Ghiduri</h2>
              <p>{countNoun(written.length, 'ghid semnat', 'ghiduri semnate')}</p>
            </div>
            <GuideList guides={written} heading="h3" brief />
          </div>
        </section>
      )}
    </div>
  );
}
