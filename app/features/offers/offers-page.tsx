import { useCallback } from 'react';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ArrangedList } from './arranged-list.tsx';
import { AskForm } from './ask-form.tsx';
import { CompareTray } from './compare-tray.tsx';
import { EmptyList, OffersFailure } from './empty-list.tsx';
import { OfferFiltersBar } from './offer-filters.tsx';
import { aprRangeInWords } from './limits-in-words.ts';
import type { OffersPageData } from './offers-page-data.ts';
import { listHeading, offersTitle } from './offers-title.ts';
import { OrderingLine } from './ordering-line.tsx';
import { UnavailableOffers, UnservedOffers } from './other-offers.tsx';
import { PoliteStatus } from './polite-status.tsx';
import { SortLinks } from './sort-links.tsx';
import { toggleParam } from './toggle-param.ts';
import { useArrangedOffers } from './use-arranged-offers.ts';
import { useLoanQuery } from './use-loan-query.ts';
import './offers-page.css';

type OffersPageProps = {
  data: OffersPageData;
  /** puts what is shown into the address */
  onSearch: (search: string) => void;
};

/** The offers for one amount and term, as cards, as a table or as the first three. */
export function OffersPage({ data, onSearch }: OffersPageProps) {
  const { path, offers, texts, limits, claims, rulePack, arrangement } = data;
  // The whole short list stays open while one moves the slider.
  const whole = new URLSearchParams(data.search).has('toate') ? '&toate=1' : '';
  const form = useLoanQuery({ data, onRest: (rested) => onSearch(writeLoanQuery(rested, claims) + whole) });
  const { query, edit } = form;
  const { request, isMoving, sort, all, served, unserved, unavailable } = useArrangedOffers(data, query);
  const onToggle = useCallback(
    (name: string, value: string) => edit((params) => toggleParam(params, name, value)),
    [edit],
  );
  const compared = offers.filter(({ slug }) => query.compared.includes(slug));
  const hint = query.request.purpose && texts.purposes[query.request.purpose].hint;
  const hasFailed = offers.length === 0;
  const title = hasFailed ? texts.failure.title : offersTitle(served.length, request);

  return (
    <div className="offers-page">
      <PageHead
        title={title}
        description={texts.description}
        hasErrors={form.errors.length > 0}
        canonical="/offers/"
      />
      <div className="wrap">
        <Breadcrumbs items={[{ href: '/', label: 'Prima pagină' }]} current="Oferte" />
        <h1>{title}</h1>
        <AskForm action={path} form={form} limits={limits} purposeTexts={texts.purposes} />
        {hint && <p className="offers-hint">{hint}</p>}
        <OrderingLine
          rulePack={rulePack}
          ordering={texts.ordering[sort]}
          // In `spec` mode the DAE is among the stated terms.
          statedTerms={[data.statedTerms, claims === 'sourced' && aprRangeInWords(served)]}
        />
      </div>
      {hasFailed ? (
        <OffersFailure texts={texts.failure} href={path} request={request} rulePack={rulePack} />
      ) : (
        <div className="wrap offers-grid">
          <aside aria-label="Filtre">
            <OfferFiltersBar filters={query.filters} served={all} onToggle={onToggle} />
          </aside>
          <section aria-labelledby="lista">
            <div className="list-head">
              <h2 id="lista">{listHeading(served)}</h2>
              <SortLinks
                path={path}
                query={query}
                sort={sort}
                claims={claims}
                onSort={(word) => edit((params) => params.set('ordine', word))}
              />
            </div>
            {served.length === 0 && (
              <EmptyList
                texts={all.length === 0 ? texts.noneServed : texts.noMatch}
                unfilteredHref={all.length === 0 ? null : path + writeLoanQuery({ request })}
              />
            )}
            <ArrangedList
              arrangement={arrangement}
              isWhole={whole !== ''}
              wholeHref={`${path}${writeLoanQuery({ ...query, request }, claims)}&toate=1`}
              list={{
                served,
                sort,
                request,
                isMoving,
                rulePack,
                onToggle,
                unpricedTexts: texts.unpriced,
                compared: query.compared,
              }}
            />
            <UnservedOffers unserved={unserved} texts={texts.unserved} />
            <UnavailableOffers unavailable={unavailable} />
          </section>
        </div>
      )}
      <PoliteStatus text={title} />
      <CompareTray
        names={compared.map(({ header }) => header)}
        onClear={() => edit((params) => params.delete('compara'))}
      />
    </div>
  );
}
