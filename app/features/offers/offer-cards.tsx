import { memo } from 'react';
import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { LegalCeiling } from '#app/shared/offer/legal-ceiling.tsx';
import { NoCurrentPrice } from './no-current-price.tsx';
import { OfferCard } from './offer-card.tsx';
import { groupIds, groupLooks } from './offer-census.tsx';
import { OfferGroup } from './offer-group.tsx';
import { groupItems, offerItems, type OfferItem, type OfferListProps } from './offer-list.ts';
import { UnpricedRow } from './unpriced-row.tsx';
import './offer-cards.css';

/**
 * The list as cards: prices of today, old ones, then compact rows of the lenders without a price. In the feed's own order
 * they stand among each other.
 */
export function OfferCards(props: OfferListProps) {
  const items = offerItems(props);
  const groups = groupItems(items);
  if (items.length === 0) return null;
  if (groups === null) {
    return (
      <>
        <CostBarKey />
        <Cards items={items} />
      </>
    );
  }
  const { texts, rulePack } = props.data;
  const { current, toConfirm, unpriced } = groups;
  return (
    <>
      {current.length > 0 ? (
        <OfferGroup id={groupIds.current} look={groupLooks.current} title={texts.current.title}>
          <Cards items={current} />
        </OfferGroup>
      ) : (
        <NoCurrentPrice {...props} />
      )}
      {toConfirm.length > 0 && (
        <OfferGroup
          id={groupIds.toConfirm}
          look={groupLooks.toConfirm}
          title={texts.toConfirm.title}
          intro={<p>{texts.toConfirm.intro}</p>}
        >
          <Cards items={toConfirm} />
        </OfferGroup>
      )}
      {unpriced.length > 0 && (
        <OfferGroup
          id={groupIds.unpriced}
          look={groupLooks.unpriced}
          title={texts.unpriced.title}
          intro={
            <>
              <p>{texts.unpriced.intro}</p>
              {current.length > 0 && <LegalCeiling request={props.arranged.request} rulePack={rulePack} />}
            </>
          }
        >
          <Cards items={unpriced} />
        </OfferGroup>
      )}
      {current.length + toConfirm.length > 0 && <CostBarKey />}
    </>
  );
}

const BLOCK_SIZE = 20;

/** In blocks: of a list of hundreds a step of the slider then asks those on the screen alone whether they change. */
function Cards({ items }: { items: readonly OfferItem[] }) {
  return Array.from({ length: Math.ceil(items.length / BLOCK_SIZE) }, (_, block) => (
    <CardBlock key={block} items={items.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE)} />
  ));
}

const CardBlock = memo(
  function CardBlock({ items }: { items: readonly OfferItem[] }) {
    return items.map(({ quote, ...item }) => {
      const key = item.offer.id;
      return quote.status === 'priced' ? (
        <OfferCard key={key} quote={quote} {...item} />
      ) : (
        <UnpricedRow key={key} quote={quote} {...item} />
      );
    });
  },
  (_, { items }) => items.every(({ isFrozen }) => isFrozen),
);
