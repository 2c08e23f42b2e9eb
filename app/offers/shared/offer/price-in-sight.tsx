import type { Bani } from '#domain/base/money/bani.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { CostInSight } from '#app/ui/charts/cost-in-sight.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { PricedQuote } from './offer-view.ts';

type PriceInSightProps = {
  principal: Bani;
  /** the first offer, if its price is current */
  first: { offer: { header: string }; quote: PricedQuote } | undefined;
  /** legal maximum for an IFN */
  maximum: LegalMaximum | null;
};

/** Shows the cost of the first offer, or the legal maximum, near the fields that change it. */
export function PriceInSight({ principal, first, maximum }: PriceInSightProps) {
  return (
    <CostInSight
      principal={principal}
      cost={first?.quote.cost ?? null}
      // Only a lender bound by the law is drawn against its ceiling.
      maximum={(first ? first.quote.legalMaximum : maximum)?.total ?? null}
    >
      {first ? (
        <>
          {first.offer.header}: dați înapoi <b>{formatMoney(first.quote.total)}</b>, cost{' '}
          <CostMark>{formatMoney(first.quote.cost)}</CostMark>
        </>
      ) : maximum ? (
        <>
          un IFN vă poate cere înapoi cel mult <b>{formatMoney(maximum.total)}</b>
        </>
      ) : (
        'La această sumă nu avem un preț de arătat.'
      )}
    </CostInSight>
  );
}
