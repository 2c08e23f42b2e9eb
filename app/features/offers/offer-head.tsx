import { memo } from 'react';
import { Tag } from '#app/ui/tag.tsx';
import type { OfferView } from './offer-view.ts';
import './offer-head.css';

type OfferHeadProps = { offer: OfferView; headingId: string };

/** Who the lender is. */
export const OfferHead = memo(function OfferHead({ offer, headingId }: OfferHeadProps) {
  return (
    <header className="offer-head">
      <h3 id={headingId}>
        {offer.header} {offer.priceTag && <Tag>{offer.priceTag}</Tag>}
      </h3>
      <p className="fine">{offer.identity}</p>
      {offer.claims.length > 0 && <p className="offer-claims">{offer.claims.join(' · ')}</p>}
    </header>
  );
});
