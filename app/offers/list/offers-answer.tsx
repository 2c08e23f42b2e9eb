import { memo, useMemo } from 'react';
import type { LoanQuery } from '#domain/offers/loan-query.ts';
import type { OtherWays } from '#domain/offers/roads/other-ways.ts';
import type { LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { RepresentativeExample } from '#app/ui/representative-example.tsx';
import { CheaperRoads } from './cheaper-roads.tsx';
import { NoOffers, OffersFailure } from './empty-list.tsx';
import { aprRangeInWords } from './limits-in-words.ts';
import type { OfferListProps } from './offer-list.ts';
import { OfferResults } from './offer-results.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import { OffersTools } from './offers-tools.tsx';
import type { ArrangedOffersList } from './use-arranged-offers.ts';

type OffersAnswerProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  /** null: an offer has a current price */
  found: OtherWays<OfferView> | null;
  chosen: Pick<LoanQuery, 'sort' | 'filters' | 'compared'>;
  /** query of the displayed list */
  shown: LoanQuery;
  edit: LoanForm['edit'];
  onToggle: OfferListProps['onToggle'];
  /** the short list is expanded */
  isWhole: boolean;
  /** the same list, expanded */
  wholeHref: string;
};

/** Shows everything after the form: the arrangement of the list, the list itself, and the notes about all of it. */
export function OffersAnswer(props: OffersAnswerProps) {
  const { data, arranged, found, chosen, shown, edit, onToggle, isWhole, wholeHref } = props;
  const { path, offers, texts, claims, rulePack } = data;
  const { request, rested, sort, served } = arranged;
  const isSpec = claims === 'spec';
  const purpose = request.purpose && texts.purposes[request.purpose];
  // In `spec` mode the stated terms include the DAE.
  const stated = [data.statedTerms, !isSpec && aprRangeInWords(served)].filter(Boolean).join(' ');
  const tools = useMemo(
    () => <OffersTools {...{ data, arranged, edit, onToggle }} query={shown} />,
    [data, arranged, edit, onToggle, shown],
  );
  return (
    <>
      {purpose && <p className="wrap offers-hint">{purpose.hint}</p>}
      <CheaperRoads request={rested} rates={data.ways.rates} served={arranged.all} />
      {data.isOutage && offers.length === 0 ? (
        <OffersFailure texts={texts.failure} href={path} request={request} rulePack={rulePack} />
      ) : offers.length === 0 ? (
        <NoOffers texts={texts.noOffers} request={request} rulePack={rulePack} />
      ) : (
        <OfferResults {...{ data, arranged, found, chosen, onToggle, isWhole, wholeHref, tools }} />
      )}
      <div className="wrap offers-stated">
        <OrderingLine
          ordering={texts.ordering[sort]}
          example={isSpec ? (rulePack?.representativeExample ?? null) : null}
        />
        {stated !== '' && <p className="fine">{stated}</p>}
      </div>
    </>
  );
}

type OrderingLineProps = {
  /** what the current order depends on */
  ordering: string;
  /** the specification's example; null: each price has its own */
  example: RulePack['representativeExample'];
};

/** Explains the order, with a link to the whole rule. */
const OrderingLine = memo(function OrderingLine({ ordering, example }: OrderingLineProps) {
  return (
    <div className="fine">
      <p>
        {ordering} <a href="/cum-ordonam/">Cum ordonăm</a>
      </p>
      {example && <RepresentativeExample example={example} />}
    </div>
  );
});
