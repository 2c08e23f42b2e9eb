import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import type { PricedQuote, UnpricedQuote } from './offer-view.ts';

type OfferBarProps = {
  quote: PricedQuote | UnpricedQuote;
  request: LoanRequest;
  size?: 'md' | 'sm';
  /** its figures stand beside it: only its right edge is told */
  decorative?: boolean;
};

/** The cost bar of one offer, with the figure of its right edge; nothing where no ceiling is told of the lender. */
export function OfferBar({ quote, request, size = 'md', decorative = false }: OfferBarProps) {
  if (quote.legalMaximum === null) return null;
  return (
    <CostBar
      principal={request.principal}
      cost={quote.status === 'priced' ? quote.cost : null}
      isOld={quote.status === 'priced' && quote.evidence === 'to-confirm'}
      maximum={quote.legalMaximum.total}
      size={size}
      decorative={decorative}
      endLabel={`maximul legal: ${formatMoney(quote.legalMaximum.total)}`}
    />
  );
}
