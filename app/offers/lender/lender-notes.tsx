import type { ReactNode } from 'react';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import '#app/ui/prose.css';
import { LineMinimumAnswer } from '#app/offers/shared/minimum/line-minimum-answer.tsx';
import { ReportLink } from '#app/offers/shared/report/report-link.tsx';
import { PublicCorrections } from '#app/texts/shared/changes/public-corrections.tsx';
import { LateCost } from './late-cost.tsx';
import { LenderFold } from './lender-fold.tsx';
import { LenderIdentity } from './lender-identity.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';

type LenderNotesProps = {
  data: Pick<
    LenderPageData,
    'slug' | 'eyebrow' | 'late' | 'request' | 'errors' | 'minimum' | 'conditions' | 'identity'
  >;
  /** editors' texts, if any */
  texts: Pick<LenderPageData['texts'], 'html' | 'faq' | 'changes'> | null;
  /** the fold of evidence and sources, always the last */
  children: ReactNode;
};

/** Shows the folds of a lender: late payment, questions, conditions, identity, evidence. */
export function LenderNotes({ data, texts, children }: LenderNotesProps) {
  const { slug, eyebrow, late, request, errors, minimum, conditions, identity } = data;
  return (
    <Band id="de-stiut" title="De știut" wide>
      <div className="lender-notes">
        <LateCost late={late} slug={slug} principal={request.principal} />
        {texts?.faq.map(({ q, a }) => (
          <Fold key={q} summary={q}>
            <p>{a}</p>
          </Fold>
        ))}
        {partsOf(texts?.html ?? '').map(({ title, body }) => (
          <Fold key={title} summary={<span dangerouslySetInnerHTML={{ __html: title }} />}>
            <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
          </Fold>
        ))}
        {errors.length === 0 && minimum && (
          <LenderFold id="minim" title="Dacă plătiți numai minimul">
            <LineMinimumAnswer {...minimum} id="plati-minime" />
            <p className="fine">
              <ReportLink about={{ lender: slug, part: 'minim' }} />
            </p>
          </LenderFold>
        )}
        {conditions && conditions.length > 0 && <LenderConditions conditions={conditions} slug={slug} />}
        <LenderIdentity identity={identity} kind={eyebrow} slug={slug} />
        <PublicCorrections changes={texts?.changes} />
        {children}
      </div>
    </Band>
  );
}

/** Splits a text at its third-level headings, as our own Markdown renders them. Text before the first heading is dropped. */
function partsOf(html: string): { title: string; body: string }[] {
  return html
    .split('<h3>')
    .slice(1)
    .map((part) => {
      const [title = '', body = ''] = part.split('</h3>');
      return { title, body };
    });
}

type LenderConditionsProps = { conditions: NonNullable<LenderPageData['conditions']>; slug: string };

/** Shows the lender's amounts, conditions and decision times, by source. */
function LenderConditions({ conditions, slug }: LenderConditionsProps) {
  return (
    <LenderFold id="conditii" title="Ce dă și ce cere">
      {conditions.map(({ source, items }) => (
        <div key={`${source.name}|${source.date}`}>
          <ul className="bullets">
            {items.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <SourceLine sources={[source]} />
        </div>
      ))}
      <p className="fine">
        <ReportLink about={{ lender: slug, part: 'conditii' }} />
      </p>
    </LenderFold>
  );
}
