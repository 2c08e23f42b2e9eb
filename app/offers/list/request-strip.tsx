import { useState, type ReactNode } from 'react';
import { currentPrices } from '#domain/offers/compared-prices.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { ServedOffer } from '#app/offers/shared/offer/offer-view.ts';
import { PriceInSight } from '#app/offers/shared/offer/price-in-sight.tsx';
import './request-strip.css';

type RequestStripProps = {
  /** null: the request cannot be read */
  request: LoanRequest | null;
  /** the purpose in one or two words */
  purpose: string | null;
  /** in order */
  served: readonly ServedOffer[];
  /** the request has errors: the form is open from the start */
  hasErrors: boolean;
  /** the form */
  children: ReactNode;
};

/**
 * Shows the request in one line that opens the form; on wide screens the form is open. While its sliders move, the cost of the
 * first offer stays visible.
 */
export function RequestStrip({ request, purpose, served, hasErrors, children }: RequestStripProps) {
  const [startsOpen] = useState(hasErrors);
  const asked = request
    ? [formatMoney(request.principal), formatTerm(request.term), purpose].filter(Boolean)
    : ['Suma și perioada'];
  return (
    <details className="strip in-sight" open={startsOpen}>
      <summary className="in-sight-bar">
        <span className="wrap">
          <span className="strip-line">
            <b>{asked.join(' · ')}</b>
            <span className="strip-edit">Schimbați</span>
          </span>
          {request && <StripCost request={request} served={served} />}
        </span>
      </summary>
      <div className="wrap">{children}</div>
    </details>
  );
}

/** The first current price, or the legal maximum. */
type StripCostProps = Pick<RequestStripProps, 'served'> & { request: LoanRequest };

function StripCost({ request: { principal }, served }: StripCostProps) {
  const first = served[0];
  const current = first && currentPrices([first])[0];
  const maximum =
    served
      .map(({ quote }) => (quote.status === 'unserved' ? null : quote.legalMaximum))
      .find((ceiling) => ceiling !== null) ?? null;
  return (
    <span className="strip-cost">
      <PriceInSight principal={principal} first={current} maximum={maximum} />
    </span>
  );
}
