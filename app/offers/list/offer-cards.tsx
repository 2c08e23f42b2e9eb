import { memo } from 'react';
import { OfferCard } from './offer-card.tsx';
import { inBlocks, isGrouped, offerRuns, type OfferListProps, type PricedItem } from './offer-list.ts';
import { UnpricedLenders } from './unpriced-lenders.tsx';

type OfferCardsProps = OfferListProps & {
  /** maximum number of offers; all by default */
  most?: number;
};

/**
 * Shows the list: cards of the offers with a price, then one table of the lenders without. In the feed's own order both are
 * mixed.
 */
export function OfferCards({ most, ...list }: OfferCardsProps) {
  const runs = offerRuns(list, most);
  const inGroups = isGrouped(runs);
  return (
    <>
      {runs.map((run, index) =>
        run.kind === 'unpriced' ? (
          <UnpricedLenders key={index} items={run.items} isGroup={inGroups} list={list} />
        ) : (
          <section key={index} aria-labelledby={`cu-pret-${index}`}>
            <h2 className="sr" id={`cu-pret-${index}`}>
              Oferte cu preț
            </h2>
            <div className="offers">
              {inBlocks(run.items).map((items, block) => (
                <CardBlock key={block} items={items} />
              ))}
            </div>
          </section>
        ),
      )}
    </>
  );
}

const CardBlock = memo(
  function CardBlock({ items }: { items: readonly PricedItem[] }) {
    return items.map((item) => <OfferCard key={item.offer.id} {...item} />);
  },
  (_, { items }) => items.every(({ isFrozen }) => isFrozen),
);
