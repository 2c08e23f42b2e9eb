import type { Source } from '#domain/offers/offer.ts';
import { briefMonth } from '#domain/base/text/brief-source.ts';
import { NoteLists } from '#app/texts/shared/law/note-lists.tsx';
import '#app/texts/shared/law/law-notes.css';
import type { NoteView } from '#app/texts/shared/law/note-view.ts';
import { LenderAnswer } from '#app/partners/shared/transparency/lender-answer.tsx';
import { countSquares } from '#domain/partners/transparency/squares.ts';
import type { EvidenceView } from './evidence-view.ts';
import { LenderEvidence } from './lender-evidence.tsx';
import { LenderFold } from './lender-fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';

type LenderSourcesProps = Pick<LenderPageData, 'slug' | 'openness'> & {
  /** as visitors know it */
  name: string;
  evidence: EvidenceView | null;
  sources: readonly Source[];
  /** articles of law that its text relies on */
  notes?: readonly NoteView[];
  /** author and date of the text; null without one */
  signature: string | null;
};

/** Lists the price evidence and all sources of the page, each once. */
export function LenderSources(props: LenderSourcesProps) {
  const { slug, name, openness, evidence, sources, notes = [], signature } = props;
  return (
    <LenderFold id="surse" title={evidence ? 'Prețul în timp și sursele' : 'Sursele'}>
      {evidence && <LenderEvidence evidence={evidence} slug={slug} />}
      <Round name={name} openness={openness} />
      {sources.length > 0 && (
        <>
          <p>Surse:</p>
          <ul className="bullets">
            {sources.map((source) => (
              <li key={`${source.name}|${source.date}|${source.url}`}>
                {source.url ? (
                  <a href={source.url} rel="noopener">
                    {source.name}
                  </a>
                ) : (
                  source.name
                )}
                {dateOf(source)}
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <div className="law-notes">
          <NoteLists notes={notes} />
        </div>
      )}
      <p className="fine">
        {signature} <a href="/metoda-de-evaluare/">Cum evaluăm un creditor</a>
      </p>
    </LenderFold>
  );
}

/** Returns the date of a source, unless its name states it, as a law's does. */
function dateOf(source: Source): string {
  const month = briefMonth(source);
  const [year = ''] = (source.date ?? source.readAt ?? '').split('-');
  return month === null || source.name.includes(year) ? '' : `, ${month}`;
}

/** Shows the lender's results of the published transparency rounds, and its answer. */
function Round({
  name,
  openness: { squares, round, answer, href },
}: Pick<LenderSourcesProps, 'name' | 'openness'>) {
  if (!round) return null;
  return (
    <>
      <p>
        <a
          href={href}
        >{`Ce arată înainte de cerere: ${countSquares(squares).found} din ${squares.length}`}</a>
      </p>
      {answer && <LenderAnswer name={name} answer={answer} />}
    </>
  );
}
