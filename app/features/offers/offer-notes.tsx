import { memo } from 'react';
import type { OfferView } from './offer-view.ts';
import './offer-notes.css';

/** What one must know before the price: the condition that bites, and what a free first loan truly is. */
export const OfferNotes = memo(function OfferNotes({ offer }: { offer: OfferView }) {
  const { priceNote, conditions, firstLoanNote } = offer;
  const notes = [priceNote, conditions[0], firstLoanNote && `Primul credit: ${firstLoanNote}`].filter(
    Boolean,
  );
  if (notes.length === 0) return null;
  return (
    <div className="offer-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
});

/** Where each figure of an offer comes from and of when it is. */
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
