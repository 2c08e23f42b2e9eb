import { memo } from 'react';
import { Tag } from '#app/ui/tag.tsx';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import './offer-head.css';

type OfferHeadProps = {
  offer: OfferView;
  headingId: string;
  /** it stands in the head of a table's row, which may hold no heading of its own */
  inRowHead?: boolean;
};

/** Who the lender is. */
export const OfferHead = memo(function OfferHead({ offer, headingId, inRowHead = false }: OfferHeadProps) {
  const Name = inRowHead ? 'p' : 'h3';
  return (
    <div className="offer-head">
      <Name className="offer-name" id={headingId}>
        {offer.header} {offer.priceTag && <Tag>{offer.priceTag}</Tag>}
      </Name>
      <p className="fine">{offer.identityLine}</p>
      {offer.claims.length > 0 && <p className="offer-claims">{offer.claims.join(' · ')}</p>}
    </div>
  );
});
