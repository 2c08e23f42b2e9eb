import type { ReactNode } from 'react';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Fold } from '#app/ui/fold.tsx';
import { CostOverTimeTable } from './cost-over-time-table.tsx';
import { LenderForm } from './lender-form.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './lender-offer.css';

type LenderOfferProps = {
  data: Pick<LenderPageData, 'path' | 'request' | 'errors' | 'example' | 'costOverTime'>;
  /** what the offer costs for the request, or the most the law allows */
  figures: ReactNode;
};

/** The offer for my amount and term. The section takes the focus when a form sends its visitor back to it. */
export function LenderOffer({ data, figures }: LenderOfferProps) {
  const { path, request, errors, example, costOverTime } = data;
  return (
    <section className="band lender-offer" id="oferta" tabIndex={-1} aria-labelledby="oferta-titlu">
      <div className="wrap">
        <div className="band-head">
          <h2 id="oferta-titlu">Pentru suma dumneavoastră</h2>
          {errors.length === 0 && (
            <p>
              {moneyInSentence(request.principal)}, pe&nbsp;{formatTerm(request.term)}.
            </p>
          )}
        </div>
        <div className="lender-stack">
          {errors.length === 0 && figures}
          <div>
            <Fold summary="Schimbați suma sau perioada" open={errors.length > 0}>
              <LenderForm path={path} request={request} errors={errors} />
            </Fold>
            {errors.length === 0 && costOverTime && <CostOverTimeTable costs={costOverTime} />}
            {example && (
              <Fold summary="Exemplul publicat de creditor">
                <p>{example.text}</p>
                <SourceLine sources={[example.source]} />
              </Fold>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
