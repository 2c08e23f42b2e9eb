import type { ReactNode } from 'react';
import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { PublicCorrection } from '#domain/texts/editorial/public-correction.ts';
import { briefMonth } from '#domain/base/text/brief-source.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { PublicCorrections } from '#app/texts/shared/changes/public-corrections.tsx';
import { NoteLists } from '#app/texts/shared/law/note-lists.tsx';
import '#app/texts/shared/law/law-notes.css';
import type { NoteView } from '#app/texts/shared/law/note-view.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ChartedText } from '#app/ui/charts/charted-text.tsx';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { QuestionList } from '#app/ui/question-list.tsx';
import '#app/ui/prose.css';
import './loan-type-page.css';

export type LoanTypeTexts = Pick<
  FrontmatterOf<'seo'>,
  'slug' | 'title' | 'description' | 'h1' | 'menu' | 'answer' | 'updated' | 'faq' | 'sources'
> & {
  html: string;
  charts: readonly TextChart[];
  headings: { id: string; text: string }[];
  related: { href: string; label: string }[];
  notes: readonly NoteView[];
  changes?: readonly PublicCorrection[] | undefined;
};

type LoanTypePageProps = {
  texts: LoanTypeTexts;
  /** name of the picture of its link, below /share/ */
  picture: string;
  /** the page's usual loan with its legal maximum; null for loans not covered by the small-credit ceilings */
  usual: { request: LoanRequest; legalMaximum: LegalMaximum } | null;
  capLawName: string | null;
  /** the first matching offers, composed by the route; empty without one */
  offers: ReactNode;
};

/**
 * Shows one loan type: the short answer, the legal maximum, matching offers, the guide, questions; law and sources in one fold.
 */
export function LoanTypePage({ texts, picture, usual, capLawName, offers }: LoanTypePageProps) {
  return (
    <article className="loan-type">
      <PageHead title={texts.title} description={texts.description} image={picture} />
      <div className="wrap">
        <Breadcrumbs current={texts.menu} />
      </div>
      <header className="wrap loan-type-head">
        <h1>{texts.h1}</h1>
        <p className="lede">{texts.answer}</p>
        {usual && <UsualLoan {...usual} capLawName={capLawName} />}
      </header>
      {offers && (
        <Band id="oferte" title="Oferte">
          <div>{offers}</div>
        </Band>
      )}
      <div className="wrap loan-type-grid">
        <nav aria-label="Pe această pagină">
          <Fold summary="Cuprins">
            <ul className="loan-type-contents">
              {texts.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
              <li>
                <a href="#intrebari">Întrebări</a>
              </li>
            </ul>
          </Fold>
        </nav>
        <ChartedText html={texts.html} charts={texts.charts} />
      </div>
      <Band id="intrebari" title="Întrebări">
        <div>
          <QuestionList questions={texts.faq} />
          <PublicCorrections changes={texts.changes} />
          <LoanTypeSources texts={texts} />
        </div>
      </Band>
      <Band id="mai-departe" title="Mai departe">
        <Chips chips={texts.related} />
      </Band>
    </article>
  );
}

/** Lists articles of law and sources of the text, with its date. */
function LoanTypeSources({ texts: { notes, sources, updated } }: Pick<LoanTypePageProps, 'texts'>) {
  return (
    <Fold summary={notes.length > 0 ? 'Articolele de lege și sursele' : 'Sursele'}>
      {notes.length > 0 && (
        <div className="law-notes">
          <NoteLists notes={notes} />
        </div>
      )}
      {sources.length > 0 && (
        <ul className="bullets">
          {sources.map((source) => {
            const month = briefMonth(source);
            return (
              <li key={source.name}>
                {source.url ? (
                  <a href={source.url} rel="noopener">
                    {source.name}
                  </a>
                ) : (
                  source.name
                )}
                {month && `, ${month}`}
              </li>
            );
          })}
        </ul>
      )}
      <p className="fine">{`Text din ${formatDate(updated)}.`}</p>
    </Fold>
  );
}

type UsualLoanProps = { request: LoanRequest; legalMaximum: LegalMaximum; capLawName: string | null };

function UsualLoan({ request, legalMaximum, capLawName }: UsualLoanProps) {
  const { principal, term } = request;
  return (
    <figure className="loan-type-usual">
      <CostBar principal={principal} cost={null} maximum={legalMaximum.total} size="lg" />
      <figcaption>
        {`La ${moneyInSentence(principal)} pe ${formatTerm(term)}, un IFN poate cere cel mult `}
        <b>{formatMoney(legalMaximum.cost)}</b>
        {` peste sumă (${capLawName ?? 'legea'}): dați înapoi ${moneyInSentence(legalMaximum.total)}.`}
      </figcaption>
    </figure>
  );
}
