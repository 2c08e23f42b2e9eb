import { memo } from 'react';
import { workedExample } from '#domain/offers/worked-example.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Fold } from '#app/ui/fold.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferBar } from '#app/shared/offer/offer-bar.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferMinimum } from './offer-minimum.tsx';
import { OfferMetrics } from '#app/shared/offer/offer-metrics.tsx';
import { OfferNotes, OfferSources } from '#app/shared/offer/offer-notes.tsx';
import { isSameItem, type OfferItem } from './offer-list.ts';
import type { OfferView, PricedQuote } from '#app/shared/offer/offer-view.ts';
import './offer-card.css';

type OfferCardProps = OfferItem & { quote: PricedQuote };

/** One offer with a price: what it costs, what to watch for, the way on, and where the figures come from. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, quote, request, reason, ...choice } = props;
  const headingId = `oferta-${offer.slug}`;
  return (
    <article
      className={classNames('offer', quote.evidence === 'to-confirm' && 'offer-old')}
      data-offer={offer.id}
      aria-labelledby={headingId}
    >
      <div className="offer-main">
        <OfferHead offer={offer} headingId={headingId} />
        <OfferMetrics quote={quote} />
        <OfferBar quote={quote} request={request} decorative />
        <OfferNotes offer={offer} quote={quote} />
      </div>
      <OfferActions offer={offer} request={request} {...choice} />
      <div className="offer-more-of-it">
        <p className="fine">{workedExample(offer, request, quote)}</p>
        <OfferSources sources={[...offer.sources.slice(0, 1), ...offer.sources.slice(-1)]} />
        <div className="offer-folds">
          <Fold look="why" summary="De ce e aici?">
            <p>{reason}</p>
          </Fold>
          <OfferFinePrint offer={offer} />
          <OfferMinimum offer={offer} principal={request.principal} isOld={quote.evidence === 'to-confirm'} />
        </div>
      </div>
    </article>
  );
}, isSameItem);

function OfferFinePrint({ offer }: { offer: OfferView }) {
  const others = offer.conditions.slice(1);
  const sources = offer.sources.slice(1, -1);
  if (others.length + sources.length === 0) return null;
  return (
    <Fold look="why" summary="Alte condiții și surse">
      {others.length > 0 && (
        <ul className="bullets">
          {others.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <OfferSources sources={sources} />
    </Fold>
  );
}
