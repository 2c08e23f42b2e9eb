import type { ReactNode } from 'react';
import type { FrontmatterOf } from '#domain/content/content-schema.ts';
import type { TextChart } from '#domain/content/text-chart.ts';
import type { LegalMaximum } from '#domain/offers/offer-quote.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { LawNotes } from '#app/shared/law/law-notes.tsx';
import type { NoteView } from '#app/shared/law/note-view.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ChartedText } from '#app/shared/charts/charted-text.tsx';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { QuestionList } from '#app/ui/question-list.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
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
};

type LoanTypePageProps = {
  texts: LoanTypeTexts;
  /** name of the picture of its link, below /share/ */
  picture: string;
  /** the page's usual loan and the most the law lets it cost; null for loans the small-credit ceilings do not cover */
  usual: { request: LoanRequest; legalMaximum: LegalMaximum } | null;
  capLawName: string | null;
  /** the first offers that fit, composed by the route */
  offers: ReactNode;
  /** sums that lead to their offers; nothing where no offer fits */
  amounts: ReactNode;
};

/** One loan type: the short answer, what the law lets it cost, the guide, the offers that fit, questions, sources. */
export function LoanTypePage({ texts, picture, usual, capLawName, offers, amounts }: LoanTypePageProps) {
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
      <div className="wrap loan-type-grid">
        <nav className="toc" aria-labelledby="cuprins">
          <h2 id="cuprins">Pe această pagină</h2>
          <ul>
            {texts.headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
            <li>
              <a href="#oferte">Oferte</a>
            </li>
            <li>
              <a href="#intrebari">Întrebări frecvente</a>
            </li>
          </ul>
        </nav>
        <div className="loan-type-body">
          <ChartedText html={texts.html} charts={texts.charts} />
        </div>
      </div>
      <Band
        id="oferte"
        title="Oferte"
        intro={
          <>
            Întâi creditorii care spun ceva despre subiectul paginii, apoi cei care dau suma de aici, cu
            limita cea mai apropiată de ea. După cost sunt așezați toți în <a href="/offers/">oferte</a>:{' '}
            <a href="/cum-ordonam/">cum ordonăm</a>.
          </>
        }
      >
        <div>{offers}</div>
      </Band>
      {amounts}
      <Band id="intrebari" title="Întrebări frecvente">
        <QuestionList questions={texts.faq} />
      </Band>
      <Band id="mai-departe" title="Mai departe">
        <LinkGrid links={texts.related} />
      </Band>
      <footer className="wrap loan-type-sources">
        <LawNotes notes={texts.notes} />
        {texts.sources.length > 0 && (
          <>
            <h2>Surse</h2>
            <ul>
              {texts.sources.map((source) => (
                <li key={source.name}>
                  <SourceName source={source} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="fine">{`Text din ${formatDate(texts.updated)}.`}</p>
      </footer>
    </article>
  );
}

type UsualLoanProps = { request: LoanRequest; legalMaximum: LegalMaximum; capLawName: string | null };

function UsualLoan({ request, legalMaximum, capLawName }: UsualLoanProps) {
  const { principal, term } = request;
  return (
    <figure className="loan-type-usual">
      <CostBar principal={principal} cost={legalMaximum.cost} maximum={legalMaximum.total} size="lg" />
      <figcaption>
        {`Pentru ${moneyInSentence(principal)} pe ${formatTerm(term)}, ${capLawName ?? 'legea'} permite unui IFN un cost de cel mult `}
        <CostMark>{formatMoney(legalMaximum.cost)}</CostMark>
        {`: dați înapoi cel mult ${moneyInSentence(legalMaximum.total)}.`}
      </figcaption>
    </figure>
  );
}
