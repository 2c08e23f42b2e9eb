import type { ReactNode } from 'react';
import type { AddedCost } from '#domain/evidence/late-and-extension.ts';
import type { Bani } from '#domain/money/bani.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { ReportLink } from '#app/shared/report/report-link.tsx';
import { Band } from '#app/ui/band.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './late-cost.css';

type LateCostProps = Pick<LenderPageData, 'late'> & { slug: string; principal: Bani };

/** What it costs to be late and to keep the money for longer: what the lender says, computed where it can be, and where the law stops it. */
export function LateCost({ late: { rule, own, cost, extension }, slug, principal }: LateCostProps) {
  const source = own?.source ?? cost?.source;
  const report = <ReportLink about={{ lender: slug, part: 'intarziere' }} />;
  return (
    <Band id="intarziere" title="Dacă întârziați sau prelungiți">
      <div className="lender-late">
        <div>
          {own && <p>{own.text}</p>}
          {!own && !cost && (
            <p>
              <b>Nu am găsit publicat prețul întârzierii la acest creditor.</b> Cereți formularul standard
              (SECCI) înainte să semnați: trebuie să scrie acolo.
            </p>
          )}
          {cost && (
            <p>
              La {moneyInSentence(principal)} restanți {cost.days} de zile, atât se adaugă:{' '}
              <CostMark>{moneyInSentence(cost.cost)}</CostMark> (calculul nostru, cu comisionul cerut o
              singură dată).
            </p>
          )}
          {source ? <SourceLine sources={[source]} after={report} /> : <p className="fine">{report}</p>}
        </div>
        {extension && <Extension extension={extension} principal={principal} report={report} />}
        {rule && (
          <Fold summary="Unde se oprește prin lege">
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
          </Fold>
        )}
      </div>
    </Band>
  );
}

type ExtensionProps = { extension: AddedCost; principal: Bani; report: ReactNode };

function Extension({ extension: { days, cost, source }, principal, report }: ExtensionProps) {
  return (
    <div>
      <p>
        La prelungire, dobânda se calculează din prima zi: {moneyInSentence(principal)} ținuți {days / 2} de
        zile și prelungiți cu încă {days / 2} costă <CostMark>{moneyInSentence(cost)}</CostMark> pentru toate
        cele {days} de zile (calculul nostru, după fraza creditorului).
      </p>
      <SourceLine sources={[source]} after={report} />
    </div>
  );
}
