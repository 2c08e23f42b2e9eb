import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { CostBar } from '#app/ui/cost-bar.tsx';
import type { OfferView, PricedQuote, UnpricedQuote } from './offer-view.ts';

type OfferBarProps = {
  offer: Pick<OfferView, 'lenderKind'>;
  quote: PricedQuote | UnpricedQuote;
  request: LoanRequest;
  size?: 'md' | 'sm';
};

/** The law of the ceilings does not bind a bank of another member state: there it is only a point of reference. */
export function maximumName({ lenderKind }: Pick<OfferView, 'lenderKind'>): 'reper' | 'maximul legal' {
  return lenderKind === 'foreign-bank' ? 'reper' : 'maximul legal';
}

/** The cost bar of one offer, with the figure of its right edge. */
export function OfferBar({ offer, quote, request, size = 'md' }: OfferBarProps) {
  const name = maximumName(offer);
  if (quote.legalMaximum === null) return null;
  return (
    <CostBar
      principal={request.principal}
      cost={quote.status === 'priced' ? quote.cost : null}
      maximum={quote.legalMaximum.total}
      size={size}
      maximumName={name}
      endLabel={`${name === 'reper' ? 'reper, plafonul IFN-urilor' : name}: ${formatMoney(quote.legalMaximum.total)}`}
    />
  );
}
