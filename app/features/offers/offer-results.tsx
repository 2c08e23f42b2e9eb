import { memo, useCallback, useMemo } from 'react';
import { writeLoanQuery, type LoanQuery } from '#domain/offers/loan-query.ts';
import { ArrangedList } from './arranged-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { OfferFiltersBar } from './offer-filters.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import { listHeading } from './offers-title.ts';
import { UnavailableOffers, UnservedOffers } from './other-offers.tsx';
import { SortLinks } from './sort-links.tsx';
import { toggleParam } from './toggle-param.ts';
import { OTHERS, type ArrangedOffersList } from './use-arranged-offers.ts';
import type { LoanForm } from '#app/shared/loan-request/use-loan-query.ts';

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
