import { useMemo, useState } from 'react';
import { listCensus } from '#domain/offers/list-census.ts';
import { readLoanQuery, writeLoanQuery } from '#domain/offers/loan-query.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { CheckInvitation } from '#app/ui/check-invitation.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { useSame } from '#app/ui/use-same.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { AskForm } from '#app/shared/loan-request/ask-form.tsx';
import { useLoanQuery } from '#app/shared/loan-request/use-loan-query.ts';
import { CompareTray } from './compare-tray.tsx';
import { NoOffers, OffersFailure } from './empty-list.tsx';
import { aprRangeInWords } from './limits-in-words.ts';
import { OfferResults } from './offer-results.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import { censusInWords, offersTitle } from './offers-title.ts';
import { OrderingLine } from './ordering-line.tsx';
import { useArrangedOffers } from './use-arranged-offers.ts';
import './offers-page.css';

// Nobody reads the name of the tab while a slider moves.
const TITLE_REST_MS = 150;

type OffersPageProps = {
  data: OffersPageData;
  /** puts what is shown into the address */
  onSearch: (search: string) => void;
};

/** The offers for one amount and term, as cards, as a table or as the first three. */
export function OffersPage({ data, onSearch }: OffersPageProps) {
  const { path, offers, texts, limits, claims, rulePack } = data;
  // The whole short list stays open while one moves the slider.
  const whole = new URLSearchParams(data.search).has('toate') ? '&toate=1' : '';
  const form = useLoanQuery({
    data,
    read: readLoanQuery,
    onRest: (rested) => onSearch(writeLoanQuery(rested, claims) + whole),
  });
  const { query, edit } = form;
  const chosen = useSame({ sort: query.sort, filters: query.filters, compared: query.compared });
  const arranged = useArrangedOffers(data, query);
  const { request, sort, served } = arranged;
  const compared = useMemo(
    () => offers.filter(({ slug }) => chosen.compared.includes(slug)).map(({ header }) => header),
    [offers, chosen],
  );
  const hint = query.request.purpose && texts.purposes[query.request.purpose].hint;
  // A document that has the list keeps it, whatever fails later.
  const hasFailed = data.isOutage && offers.length === 0;
  const census = listCensus(served);
  const isSpec = claims === 'spec';
  const count = isSpec ? served.length : census.confirmed;
  const title = hasFailed ? texts.failure.title : offersTitle(count, request);

  return (
    <div className="offers-page">
      <PageHead
        title={useSettled(title, TITLE_REST_MS)}
        description={texts.description}
        hasErrors={form.errors.length > 0}
        canonical="/offers/"
      />
      <div className="wrap">
        <Breadcrumbs current="Oferte" />
        <h1>{title}</h1>
        {served.length > 0 && !isSpec && (
          <p className="offers-census">
            <b>{censusInWords(census)}</b> <span className="fine">{texts.counted}</span>
          </p>
        )}
        <AskForm action={path} name="offers" form={form} limits={limits} purposeTexts={texts.purposes} />
        {hint && <p className="offers-hint">{hint}</p>}
        <OrderingLine
          rulePack={rulePack}
          example={isSpec ? (rulePack?.representativeExample ?? null) : null}
          ordering={texts.ordering[sort]}
          // In `spec` mode the DAE is among the stated terms.
          stated={[data.statedTerms, !isSpec && aprRangeInWords(served)].filter(Boolean).join(' ')}
        />
      </div>
      {hasFailed ? (
        <OffersFailure texts={texts.failure} href={path} request={request} rulePack={rulePack} />
      ) : offers.length === 0 ? (
        <NoOffers texts={texts.noOffers} request={request} rulePack={rulePack} />
      ) : (
        <OfferResults data={data} arranged={arranged} chosen={chosen} edit={edit} isWhole={whole !== ''} />
      )}
      <CheckInvitation />
      <PoliteStatus text={title} />
      <CompareTray names={compared} edit={edit} />
    </div>
  );
}

const REST_MS = 1000;

/** Says a sentence to those who listen once it has stopped changing; never what was there when the page opened. */
function PoliteStatus({ text }: { text: string }) {
  const [first] = useState(text);
  const settled = useSettled(text, REST_MS);
  return (
    <p className="sr" role="status">
      {settled !== first && settled}
    </p>
  );
}
