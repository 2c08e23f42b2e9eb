import type { Bani } from '#domain/base/money/bani.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import type { PricedQuote, UnpricedQuote } from './offer-view.ts';

type OfferBarProps = {
  quote: PricedQuote | UnpricedQuote;
  request: LoanRequest;
  size?: 'md' | 'sm';
  /** the figures stand beside the bar: only its right edge is labelled */
  decorative?: boolean;
  /** right edge of the bars beside it, for a lender without a legal ceiling; without it such a lender has no bar */
  scale?: Bani | null;
};

/** Shows the cost bar of one offer, with the figure of its right edge if a ceiling applies to the lender. */
export function OfferBar({ quote, request, size = 'md', decorative = false, scale = null }: OfferBarProps) {
  const maximum = quote.legalMaximum?.total ?? null;
  return (
    <CostBar
      principal={request.principal}
      cost={quote.status === 'priced' ? quote.cost : null}
      isOld={quote.status === 'priced' && quote.evidence === 'to-confirm'}
      maximum={maximum}
      scale={scale}
      size={size}
      decorative={decorative}
      endLabel={maximum === null ? '' : `prin lege, cel mult ${formatMoney(maximum)}`}
    />
  );
}
