import { workedExample } from '#domain/offers/worked-example.ts';
import { Fold } from '#app/ui/fold.tsx';
import type { OfferItem } from './offer-list.ts';
import { OfferMinimum } from './offer-minimum.tsx';
import { OfferSources } from '#app/shared/offer/offer-notes.tsx';
import './offer-why.css';

type OfferWhyProps = Pick<OfferItem, 'offer' | 'quote' | 'request' | 'reason'>;

/** „De ce e aici?” with everything that stands behind one line of a list: example, conditions, sources. */
export function OfferWhy({ offer, quote, request, reason }: OfferWhyProps) {
  const { reach, freeDaysNote, conditions } = offer;
  const facts = [reach && `${reach}.`, freeDaysNote, ...conditions].filter(Boolean);
  return (
    <>
      <Fold look="why" summary="De ce e aici, condiții și surse">
        <div className="offer-why">
          <p>{reason}</p>
          {quote.status === 'priced' && <p>{workedExample(offer, request, quote)}</p>}
          {facts.length > 0 && (
            <ul className="bullets">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          <OfferSources sources={offer.sources} />
        </div>
      </Fold>
      {quote.status === 'priced' && (
        <OfferMinimum offer={offer} principal={request.principal} isOld={quote.evidence === 'to-confirm'} />
      )}
    </>
  );
}
