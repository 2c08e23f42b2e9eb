import { LineMinimumAnswer } from '#app/shared/minimum/line-minimum-answer.tsx';
import { ReportLink } from '#app/shared/report/report-link.tsx';
import { Band } from '#app/ui/band.tsx';
import type { LenderPageData } from './lender-page-data.ts';

type LenderMinimumProps = { minimum: NonNullable<LenderPageData['minimum']>; slug: string };

/** What paying only the minimum of this lender's line does. */
export function LenderMinimum({ minimum, slug }: LenderMinimumProps) {
  return (
    <Band id="minim" title="Dacă plătiți numai minimul">
      <div>
        <LineMinimumAnswer {...minimum} id="plati-minime" />
        <p className="fine">
          <ReportLink about={{ lender: slug, part: 'minim' }} />
        </p>
      </div>
    </Band>
  );
}
