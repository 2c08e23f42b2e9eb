import type { Bani } from '#domain/money/bani.ts';
import type { LegalMaximum } from '#domain/offers/offer-quote.ts';
import { formatLei } from '#domain/text/format-money.ts';
import { CostBar } from '#app/ui/cost-bar.tsx';
import type { OfferView } from './offer-view.ts';

type OfferBarProps = {
  offer: Pick<OfferView, 'lenderKind'>;
  principal: Bani;
  cost: Bani | null;
  legalMaximum: LegalMaximum | null;
  size?: 'md' | 'sm';
};

/** The law of the ceilings does not bind a bank of another member state: there it is only a point of reference. */
export function maximumName({ lenderKind }: Pick<OfferView, 'lenderKind'>): 'reper' | 'maximul legal' {
  return lenderKind === 'foreign-bank' ? 'reper' : 'maximul legal';
}

/** The cost bar of one offer, with the figure of its right edge. */
export function OfferBar({ offer, principal, cost, legalMaximum, size = 'md' }: OfferBarProps) {
  const name = maximumName(offer);
  if (legalMaximum === null) return null;
  return (
    <CostBar
      principal={principal}
      cost={cost}
      maximum={legalMaximum.total}
      size={size}
      maximumName={name}
      endLabel={`${name === 'reper' ? 'reper, plafonul IFN-urilor' : name}: ${formatLei(legalMaximum.total)}`}
    />
  );
}
