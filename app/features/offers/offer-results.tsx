import { memo, useCallback, useMemo } from 'react';
import { writeLoanQuery, type LoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanForm } from '#app/shared/loan-request/use-loan-query.ts';
import { OfferCards } from './offer-cards.tsx';
import { OfferTable } from './offer-table.tsx';
import { ShortList } from './short-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { OfferFiltersBar } from './offer-filters.tsx';
import type { Arrangement, OffersPageData } from './offers-page-data.ts';
import { listHeading } from './offers-title.ts';
import { UnavailableOffers, UnservedOffers } from './other-offers.tsx';
import { SortLinks } from './sort-links.tsx';
import { OTHERS, type ArrangedOffersList } from './use-arranged-offers.ts';
import type { OfferListProps } from './offer-list.ts';

type OfferResultsProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  chosen: Pick<LoanQuery, 'sort' | 'filters' | 'compared'>;
  edit: LoanForm['edit'];
  /** the short list is opened */
  isWhole: boolean;
};

/** The filters, the list and what is not in it. Left alone while only the slider has moved. */
export const OfferResults = memo(function OfferResults(props: OfferResultsProps) {
  const { data, arranged, chosen, edit, isWhole } = props;
  const { path, texts, claims, rulePack, arrangement } = data;
  const { rested, request, isMoving, onScreen, sort, all, served, unserved, unavailable } = arranged;
  const query = useMemo(() => ({ request: rested, ...chosen }), [rested, chosen]);
  const wholeHref = useMemo(() => `${path}${writeLoanQuery(query, claims)}&toate=1`, [path, query, claims]);
  const onToggle = useCallback(
    (name: string, value: string) => edit((params) => toggleParam(params, name, value)),
    [edit],
  );
  return (
    <div className="wrap offers-grid">
      <aside aria-label="Filtre">
        <OfferFiltersBar filters={chosen.filters} served={all} onToggle={onToggle} />
      </aside>
      <section aria-labelledby="lista">
        <div className="list-head">
          <h2 id="lista">{listHeading(served.length)}</h2>
          <SortLinks path={path} query={query} sort={sort} claims={claims} edit={edit} />
        </div>
        {served.length === 0 && (
          <EmptyList
            texts={all.length === 0 ? texts.noneServed : texts.noMatch}
            unfilteredHref={all.length === 0 ? null : path + writeLoanQuery({ request })}
          />
        )}
        <ArrangedList
          arrangement={arrangement}
          isWhole={isWhole}
          wholeHref={wholeHref}
          list={{ arranged, rulePack, texts, compared: chosen.compared, onToggle }}
        />
        <UnservedOffers
          unserved={unserved}
          texts={texts.unserved}
          isFrozen={isMoving && !onScreen.has(OTHERS)}
        />
        <UnavailableOffers unavailable={unavailable} />
      </section>
    </div>
  );
});

type ArrangedListProps = {
  arrangement: Arrangement;
  list: OfferListProps;
  isWhole: boolean;
  wholeHref: string;
};

/** One list, three arrangements. While a slider moves and nothing of it is on the screen, it stays as it is. */
const ArrangedList = memo(
  function ArrangedList({ arrangement, list, isWhole, wholeHref }: ArrangedListProps) {
    if (arrangement === 'table') return <OfferTable {...list} />;
    if (arrangement === 'cards') return <OfferCards {...list} />;
    return <ShortList {...list} isWhole={isWhole} wholeHref={wholeHref} />;
  },
  (_, { list: { arranged } }) => arranged.isMoving && arranged.onScreen.size === 0,
);

/** Adds a value to a repeated query parameter, or takes it away when it is there. */
function toggleParam(params: URLSearchParams, name: string, value: string): void {
  if (params.has(name, value)) params.delete(name, value);
  else params.append(name, value);
}
