import type { ReactNode } from 'react';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Notice } from '#app/ui/notice.tsx';
import { LenderForm } from './lender-form.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './lender-offer.css';

type LenderOfferProps = {
  data: Pick<LenderPageData, 'path' | 'request' | 'errors' | 'example'>;
  /** what the offer costs for the request, or the most the law allows */
  figures: ReactNode;
};

/** The offer for my amount and term. The section takes the focus when a form sends its visitor back to it. */
export function LenderOffer({ data, figures }: LenderOfferProps) {
  const { path, request, errors, example } = data;
  return (
    <section className="band lender-offer" id="oferta" tabIndex={-1} aria-labelledby="oferta-titlu">
      <div className="wrap">
        <div className="band-head">
          <h2 id="oferta-titlu">Pentru suma dumneavoastră</h2>
          <p>
            {moneyInSentence(request.principal)}, pe&nbsp;{formatTerm(request.term)}. Schimbați suma sau
            perioada și calculați din nou.
          </p>
        </div>
        <div className="lender-stack">
          <LenderForm path={path} request={request} errors={errors} />
          {figures}
          {example && (
            <Notice>
              <p>
                <b>Exemplul publicat de creditor:</b> {example.text}
              </p>
              <SourceLine sources={[example.source]} />
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}
