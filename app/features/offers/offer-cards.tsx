import { CostBarKey } from '#app/ui/cost-bar-key.tsx';
import { LegalCeiling } from './legal-ceiling.tsx';
import { OfferCard } from './offer-card.tsx';
import { firstUnpriced, offerItems, type OfferItem, type OfferListProps } from './offer-list.ts';
import { UnpricedRow } from './unpriced-row.tsx';
import './offer-cards.css';

/** The list as cards. Lenders without a known price follow in compact rows; by name they stand among the others. */
export function OfferCards(props: OfferListProps) {
  const items = offerItems(props);
  const unpricedFrom = firstUnpriced(items);
  const unpriced = items.slice(unpricedFrom);
  return (
    <>
      {unpricedFrom > 0 && (
        <div className="offer-cards">
          <CostBarKey />
          {items.slice(0, unpricedFrom).map(card)}
        </div>
      )}
      {unpriced.length > 0 && (
        <section className="unpriced-list" aria-labelledby="fara-pret">
          <UnpricedIntro {...props} />
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

/** Says once, above the lenders without a price, what is true of all of them. */
function UnpricedIntro({ unpricedTexts, arranged, rulePack }: OfferListProps) {
  return (
    <div className="unpriced-intro">
      <h2 id="fara-pret">{unpricedTexts.title}</h2>
      <p>{unpricedTexts.intro}</p>
      <LegalCeiling request={arranged.request} rulePack={rulePack} />
    </div>
  );
}
