import { memo } from 'react';
import { OfferCards } from './offer-cards.tsx';
import type { OfferListProps } from './offer-list.ts';
import { OfferTable } from './offer-table.tsx';
import type { Arrangement } from './offers-page-data.ts';
import { ShortList } from './short-list.tsx';

type ArrangedListProps = {
  arrangement: Arrangement;
  list: OfferListProps;
  isWhole: boolean;
  wholeHref: string;
};

/** One list, three arrangements. While a slider moves and nothing of it is on the screen, it stays as it is. */
export const ArrangedList = memo(
  function ArrangedList({ arrangement, list, isWhole, wholeHref }: ArrangedListProps) {
    if (arrangement === 'table') return <OfferTable {...list} />;
    if (arrangement === 'cards') return <OfferCards {...list} />;
    return <ShortList {...list} isWhole={isWhole} wholeHref={wholeHref} />;
  },
  (_, { list: { arranged } }) => arranged.isMoving && arranged.onScreen.size === 0,
);
