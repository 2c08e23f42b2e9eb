import { Fragment } from 'react';
import type { RoadLender } from '#domain/offers/roads/rates-on-day.ts';

type Bank = Pick<RoadLender, 'id' | 'lender' | 'page' | 'priceList'>;

/** Lists names of banks in a sentence, each linked to its price list or its page. */
export function LinksOfBanks({ banks }: { banks: readonly Bank[] }) {
  return banks.map(({ id, lender, page, priceList }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <a href={priceList ?? page} rel="noopener">
        {lender}
      </a>
    </Fragment>
  ));
}
