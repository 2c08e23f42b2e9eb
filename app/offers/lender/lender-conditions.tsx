import { ReportLink } from '#app/offers/shared/report/report-link.tsx';
import { LenderFold } from './lender-fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';

type LenderConditionsProps = { conditions: NonNullable<LenderPageData['conditions']>; slug: string };

/** Shows the lender's amounts, conditions and decision times, by source. */
export function LenderConditions({ conditions, slug }: LenderConditionsProps) {
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
