import type { ComponentProps, ReactNode } from 'react';
import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import type { PublicCorrection } from '#domain/texts/editorial/public-correction.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { PublicCorrections } from '#app/texts/shared/changes/public-corrections.tsx';
import { LawNotes } from '#app/texts/shared/law/law-notes.tsx';
import type { NoteView } from '#app/texts/shared/law/note-view.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/prose.css';
import './text-page.css';

export type TextPageData = Pick<FrontmatterOf<'page'>, 'title' | 'description' | 'h1' | 'lede' | 'updated'> &
  // Only a legal document has one.
  Partial<Pick<FrontmatterOf<'doc'>, 'version'>> & {
    html: string;
    headings: { id: string; text: string }[];
    /** articles of law it relies on */
    notes?: readonly NoteView[];
    changes?: readonly PublicCorrection[] | undefined;
  };

type TextPageProps = {
  data: TextPageData;
  /** of a page with a form */
  head?: Pick<ComponentProps<typeof PageHead>, 'hasErrors' | 'isListed'>;
  /** the main action, above the text */
  children?: ReactNode;
  /** what follows the text: a form */
  below?: ReactNode;
};

/** Shows a page of plain text, or a legal document, with its table of contents: /cum-ordonam/, /termenii-de-utilizare/ */
export function TextPageRoute({ data, head, children, below }: TextPageProps) {
  const { title, description, h1, lede, version, updated, html, headings, notes = [], changes } = data;
  return (
    <article className="wrap text-page">
      <PageHead title={title} description={description} {...head} />
      <Breadcrumbs current={h1} />
      <header>
        <h1>{h1}</h1>
        {lede && <p className="lede">{lede}</p>}
        <p className="fine">{`${version ? `Versiunea ${version}` : 'Text'} din ${formatDate(updated)}.`}</p>
      </header>
      {children}
      <div className="text-page-grid">
        {headings.length > 1 && (
          <nav className="toc" aria-labelledby="cuprins">
            <h2 id="cuprins">Pe această pagină</h2>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <PublicCorrections changes={changes} />
          <LawNotes notes={notes} />
          {below}
        </div>
      </div>
    </article>
  );
}
