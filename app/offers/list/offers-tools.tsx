import { memo } from 'react';
import { ASK_FORM } from '#app/offers/shared/loan-request/ask-form.tsx';
import type { LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';
import { OfferFiltersBar } from './offer-filters.tsx';
import type { OfferListProps } from './offer-list.ts';
import type { OffersPageData } from './offers-page-data.ts';
import { ProfileSwitch } from './profile-switch.tsx';
import { SortLinks } from './sort-links.tsx';
import type { ArrangedOffersList } from './use-arranged-offers.ts';
import type { LoanQuery } from '#domain/offers/loan-query.ts';
import './offers-tools.css';

type OffersToolsProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  query: LoanQuery;
  edit: LoanForm['edit'];
  onToggle: OfferListProps['onToggle'];
};

/**
 * Shows the filters and, if there are prices, the repayment and the order. Unchanged while a slider moves: counts are not read
 * then.
 */
export const OffersTools = memo(
  function OffersTools({ data: { path, claims }, arranged, query, edit, onToggle }: OffersToolsProps) {
    const { all, sort } = arranged;
    const hasPrices = all.some(({ quote }) => quote.status === 'priced');
    const own = { path, query, claims, edit };
    return (
      <div className="offers-tools">
        <OfferFiltersBar filters={query.filters} served={all} onToggle={onToggle} />
        {hasPrices && (
          <>
            <ProfileSwitch {...own} />
            <SortLinks {...own} sort={sort} />
          </>
        )}
        {query.sort && <input type="hidden" form={ASK_FORM} name="ordine" value={query.sort} />}
      </div>
    );
  },
  (before, after) => after.arranged.isMoving && before.query === after.query,
);
