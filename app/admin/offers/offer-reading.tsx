import { type OfferPart, offerParts } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { partInWords } from './part-in-words.ts';
import './change-card.css';

/** An offer for people who may read it only. */
export function OfferReading({ offer }: { offer: Offer }) {
  return (
    <div className="change-card">
      <dl>
        {(Object.keys(offerParts) as OfferPart[]).map((part) => (
          <div key={part}>
            <dt>{offerParts[part]}</dt>
            <dd>{partInWords(part, offer).join('\n')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
