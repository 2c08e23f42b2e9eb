import type { Bani } from '#domain/base/money/bani.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import type { PricedQuote, UnpricedQuote } from './offer-view.ts';

type OfferBarProps = {
  quote: PricedQuote | UnpricedQuote;
  request: LoanRequest;
  size?: 'md' | 'sm';
  /** its figures stand beside it: only its right edge is told */
  decorative?: boolean;
  /** the right edge of the bars beside it, for a lender of whom no ceiling is told; without it such a lender has none */
  scale?: Bani | null;
};

/** The cost bar of one offer, with the figure of its right edge where a ceiling is told of the lender. */
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
