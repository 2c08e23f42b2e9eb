import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { LegalCeiling } from '#app/shared/offer/legal-ceiling.tsx';
import { OfferCard } from './offer-card.tsx';
import { groupItems, offerItems, type OfferItem, type OfferListProps } from './offer-list.ts';
import { UnpricedRow } from './unpriced-row.tsx';
import './offer-cards.css';

/**
 * The list as cards: prices of today, old ones, then compact rows of the lenders without a price. In the feed's own order
 * they stand among each other.
 */
export function OfferCards(props: OfferListProps) {
  const [current, toConfirm, unpriced] = groupItems(offerItems(props));
  const { texts, arranged, rulePack } = props;
  return (
    <>
      {current.length + toConfirm.length > 0 && (
        <div className="offer-cards">
          <CostBarKey />
          {current.map(card)}
        </div>
      )}
      {toConfirm.length > 0 && (
        <section className="offer-group" aria-labelledby="de-confirmat">
          <div className="offer-group-intro">
            <h2 id="de-confirmat">{texts.toConfirm.title}</h2>
            <p>{texts.toConfirm.intro}</p>
          </div>
          {toConfirm.map(card)}
        </section>
      )}
      {unpriced.length > 0 && (
        <section className="offer-group" aria-labelledby="fara-pret">
          <div className="offer-group-intro">
            <h2 id="fara-pret">{texts.unpriced.title}</h2>
            <p>{texts.unpriced.intro}</p>
            <LegalCeiling request={arranged.request} rulePack={rulePack} />
          </div>
          {unpriced.map(card)}
        </section>
      )}
    </>
  );
}

function card({ quote, ...item }: OfferItem) {
  const key = item.offer.id;
  return quote.status === 'priced' ? (
    <OfferCard key={key} quote={quote} {...item} />
  ) : (
    <UnpricedRow key={key} quote={quote} {...item} />
  );
}
