import { memo } from 'react';
import { formatMoney } from '#domain/text/format-money.ts';
import { OfferActions } from './offer-actions.tsx';
import { isSameItem, type OfferItem } from './offer-list.ts';
import type { OfferView, UnpricedQuote } from '#app/shared/offer/offer-view.ts';
import { OfferWhy } from './offer-why.tsx';
import './unpriced-row.css';

type UnpricedRowProps = OfferItem & { quote: UnpricedQuote };

/** One lender whose price is not known: who it is, the most the law allows, and where to ask. */
export const UnpricedRow = memo(function UnpricedRow(props: UnpricedRowProps) {
  const { offer, quote, request, reason, ...choice } = props;
  const headingId = `oferta-${offer.slug}`;
  return (
    <article className="unpriced" data-offer={offer.id} aria-labelledby={headingId}>
      <UnpricedHead offer={offer} headingId={headingId} />
      <div className="unpriced-price">
        <p>Nu am găsit prețul</p>
        {quote.legalMaximum && (
          <p>
            maximul legal: <b>{formatMoney(quote.legalMaximum.total)}</b> de dat înapoi
          </p>
        )}
        <OfferWhy offer={offer} quote={quote} request={request} reason={reason} />
      </div>
      <OfferActions offer={offer} request={request} {...choice} small />
    </article>
  );
}, isSameItem);

const UnpricedHead = memo(function UnpricedHead({
  offer,
  headingId,
}: {
  offer: OfferView;
  headingId: string;
}) {
  return (
    <header>
      <h3 id={headingId}>{offer.header}</h3>
      <p className="fine">{offer.identityLine}</p>
      {offer.claims.length > 0 && <p className="fine">{offer.claims.join(' · ')}</p>}
    </header>
  );
});
