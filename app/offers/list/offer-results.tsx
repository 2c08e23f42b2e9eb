import { memo, type ReactNode } from 'react';
import { listCensus } from '#domain/offers/list-census.ts';
import { writeLoanQuery, type LoanQuery } from '#domain/offers/loan-query.ts';
import type { OtherWays } from '#domain/offers/roads/other-ways.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OfferCards } from './offer-cards.tsx';
import { OfferTable } from './offer-table.tsx';
import { EmptyList } from './empty-list.tsx';
import type { Arrangement, OffersPageData } from './offers-page-data.ts';
import { OtherWaysBands } from './other-ways.tsx';
import { UnavailableOffers, UnidentifiedLenders, UnservedOffers } from './other-offers.tsx';
import { OTHERS, type ArrangedOffersList } from './use-arranged-offers.ts';
import type { OfferListProps } from './offer-list.ts';

type OfferResultsProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  /** null: an offer has a current price */
  found: OtherWays<OfferView> | null;
  chosen: Pick<LoanQuery, 'sort' | 'filters' | 'compared'>;
  onToggle: OfferListProps['onToggle'];
  /** the short list is expanded */
  isWhole: boolean;
  /** the same list, expanded */
  wholeHref: string;
  /** filters and orders */
  tools: ReactNode;
};

/** Shows the list, and the lenders missing from it. Not rendered again while only the slider moves. */
export const OfferResults = memo(function OfferResults(props: OfferResultsProps) {
  const { data, arranged, found, chosen, onToggle, isWhole, wholeHref, tools } = props;
  const { path, texts, arrangement } = data;
  const { request, rested, isMoving, onScreen, all, served, unserved, unavailable, unidentified } = arranged;
  const { confirmed } = listCensus(all);
  const otherWays = found && <OtherWaysBands data={data} found={found} request={rested} />;
  return (
    <>
      {/* Lenders known to give the amount come before banks; without such lenders banks come first. */}
      {confirmed === 0 && otherWays}
      <section className="wrap offer-list" id="lista" aria-labelledby="lista-titlu">
        <h2 className="sr" id="lista-titlu">
          Lista de oferte
        </h2>
        {tools}
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
          list={{ data, arranged, compared: chosen.compared, onToggle }}
        />
        <UnservedOffers unserved={unserved} request={rested} isFrozen={isMoving && !onScreen.has(OTHERS)} />
        <UnidentifiedLenders lenders={unidentified} texts={texts.missing} />
        <UnavailableOffers unavailable={unavailable} />
      </section>
      {confirmed > 0 && otherWays}
    </>
  );
});

type ArrangedListProps = {
  arrangement: Arrangement;
  list: OfferListProps;
  isWhole: boolean;
  wholeHref: string;
};

/** Shows the list in one of three arrangements. While a slider moves and the list is off the screen, it stays unchanged. */
const ArrangedList = memo(
  function ArrangedList({ arrangement, list, isWhole, wholeHref }: ArrangedListProps) {
    if (arrangement === 'table') return <OfferTable {...list} />;
    if (arrangement === 'cards') return <OfferCards {...list} />;
    return <ShortList {...list} isWhole={isWhole} wholeHref={wholeHref} />;
  },
  (_, { list: { arranged } }) => arranged.isMoving && arranged.onScreen.size === 0,
);

/** Number of offers in the short list before it is expanded. */
const SHORT_LIST_LENGTH = 3;

type ShortListProps = OfferListProps & { isWhole: boolean; wholeHref: string };

/** Shows the first three offers; all of them on request. */
function ShortList({ isWhole, wholeHref, ...list }: ShortListProps) {
  if (isWhole) return <OfferCards {...list} />;
  const count = list.arranged.served.length;
  return (
    <>
      <OfferCards {...list} most={SHORT_LIST_LENGTH} />
      {count > SHORT_LIST_LENGTH && (
        <p className="short-list-all">
          <ButtonLink
            href={wholeHref}
            kind="line"
          >{`Arătați toată lista: ${countNoun(count, 'creditor', 'creditori')}`}</ButtonLink>
        </p>
      )}
    </>
  );
}
