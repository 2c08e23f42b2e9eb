import type { LoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanForm } from '#app/shared/loan-request/use-loan-query.ts';
import { BeyondLenders } from './beyond-lenders.tsx';
import { NoOffers, OffersFailure } from './empty-list.tsx';
import { aprRangeInWords } from './limits-in-words.ts';
import type { OfferListProps } from './offer-list.ts';
import { OfferResults } from './offer-results.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import { OffersTools } from './offers-tools.tsx';
import { OrderingLine } from './ordering-line.tsx';
import type { ArrangedOffersList } from './use-arranged-offers.ts';

type OffersAnswerProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  chosen: Pick<LoanQuery, 'sort' | 'filters' | 'compared'>;
  /** the query of what is on the screen */
  shown: LoanQuery;
  edit: LoanForm['edit'];
  onToggle: OfferListProps['onToggle'];
  /** the short list is opened */
  isWhole: boolean;
  /** the same list, opened */
  wholeHref: string;
};

/** What follows the form: how the list is arranged, the list itself, and what is said of all of it. */
export function OffersAnswer(props: OffersAnswerProps) {
  const { data, arranged, chosen, shown, edit, onToggle, isWhole, wholeHref } = props;
  const { path, offers, texts, claims, rulePack } = data;
  const { request, sort, served } = arranged;
  const isSpec = claims === 'spec';
  const purpose = request.purpose && texts.purposes[request.purpose];
  // In `spec` mode the DAE is among the stated terms.
  const stated = [data.statedTerms, !isSpec && aprRangeInWords(served)];
  return (
    <>
      <div className="wrap">
        {offers.length > 0 && <OffersTools {...{ data, arranged, edit, onToggle }} query={shown} />}
        <OrderingLine
          ordering={texts.ordering[sort]}
          example={isSpec ? (rulePack?.representativeExample ?? null) : null}
          friday={texts.friday}
        />
        {purpose && <p className="offers-hint">{purpose.hint}</p>}
        {/* Where there is a list without a price of today it says so itself. */}
        {arranged.isBeyond && (isSpec || served.length === 0) && (
          <div className="offers-hint">
            <BeyondLenders texts={texts.beyond} request={request} />
          </div>
        )}
      </div>
      {data.isOutage && offers.length === 0 ? (
        <OffersFailure texts={texts.failure} href={path} request={request} rulePack={rulePack} />
      ) : offers.length === 0 ? (
        <NoOffers texts={texts.noOffers} request={request} rulePack={rulePack} />
      ) : (
        <OfferResults {...{ data, arranged, chosen, onToggle, isWhole, wholeHref }} />
      )}
      <p className="wrap fine offers-stated">{stated.filter(Boolean).join(' ')}</p>
    </>
  );
}
