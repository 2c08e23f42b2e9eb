import { Band } from '#app/ui/band.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './late-cost.css';

type LateCostProps = Pick<LenderPageData, 'late'>;

/** What being late costs: where the law stops it, and what the lender itself says. */
export function LateCost({ late: { rule, own } }: LateCostProps) {
  return (
    <Band id="intarziere" title="Dacă întârziați">
      <div className="lender-late">
        {rule && (
          <div>
            <p>
              {rule.text}
              {rule.most && (
                <>
                  {' '}
                  <CostMark>{rule.most}</CostMark>.
                </>
              )}
              {rule.reading && ` ${rule.reading}`}
            </p>
            <SourceLine sources={[rule.source]} />
          </div>
        )}
        <Notice sheet>
          {own ? (
            <>
              <p>{own.text}</p>
              <SourceLine sources={[own.source]} />
            </>
          ) : (
            <p>
              <b>Nu am găsit publicat prețul întârzierii la acest creditor.</b> Cereți formularul standard
              (SECCI) înainte să semnați: trebuie să scrie acolo.
            </p>
          )}
        </Notice>
      </div>
    </Band>
  );
}
