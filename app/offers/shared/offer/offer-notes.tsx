import { memo } from 'react';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import { explainRepayment } from '#domain/offers/explain-repayment.ts';
import type { OfferView } from './offer-view.ts';
import './offer-notes.css';

type OfferNotesProps = {
  offer: Pick<OfferView, 'priceNote' | 'conditions' | 'freeDaysNote'>;
  quote: OfferQuote;
};

/** Shows what to know before the price: its age, the repayment, the most important condition, the true cost of 0%. */
export const OfferNotes = memo(function OfferNotes({ offer, quote }: OfferNotesProps) {
  const { priceNote, conditions, freeDaysNote } = offer;
  const notes = [
    priceNote,
    quote.status === 'priced' && explainRepayment(quote),
    conditions[0],
    freeDaysNote,
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <div className="offer-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
});

/** Names the source of each figure of an offer, with its date. */
export const OfferSources = memo(function OfferSources({ sources }: Pick<OfferView, 'sources'>) {
  return (
    <ul className="offer-sources">
      {sources.map(({ what, name, date, url }) => (
        <li key={what + name}>
          {what}:{' '}
          {url ? (
            <a href={url} rel="nofollow noopener">
              {name}
            </a>
          ) : (
            name
          )}
          {date}.
        </li>
      ))}
    </ul>
  );
});
