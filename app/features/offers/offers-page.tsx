import { useCallback, useMemo, useState } from 'react';
import { listCensus } from '#domain/offers/list-census.ts';
import { readLoanQuery, writeLoanQuery } from '#domain/offers/loan-query.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { CheckInvitation } from '#app/ui/check-invitation.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { useSame } from '#app/ui/use-same.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { AskForm } from '#app/shared/loan-request/ask-form.tsx';
import { useLoanQuery } from '#app/shared/loan-request/use-loan-query.ts';
import { BeyondLenders } from './beyond-lenders.tsx';
import { CompareTray } from './compare-tray.tsx';
import { NoOffers, OffersFailure } from './empty-list.tsx';
import { aprRangeInWords } from './limits-in-words.ts';
import { OfferCensus } from './offer-census.tsx';
import { OfferResults } from './offer-results.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import { countedInWords, offersTitle } from '#app/shared/offer/offers-title.ts';
import { OffersTools } from './offers-tools.tsx';
import { OrderingLine } from './ordering-line.tsx';
import { RequestStrip } from './request-strip.tsx';
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
  const { request, rested, sort, served, unidentified } = arranged;
  const onToggle = useCallback(
    (name: string, value: string) => edit((params) => toggleParam(params, name, value)),
    [edit],
  );
  const shown = useMemo(() => ({ request: rested, ...chosen }), [rested, chosen]);
  const wholeHref = useMemo(() => `${path}${writeLoanQuery(shown, claims)}&toate=1`, [path, shown, claims]);
  const compared = useMemo(
    () => offers.filter(({ slug }) => chosen.compared.includes(slug)).map(({ header }) => header),
    [offers, chosen],
  );
  const purpose = query.request.purpose && texts.purposes[query.request.purpose];
  // A document that has the list keeps it, whatever fails later.
  const hasFailed = data.isOutage && offers.length === 0;
  const census = listCensus(served);
  const isSpec = claims === 'spec';
  const count = isSpec ? served.length : census.confirmed;
  const title = hasFailed ? texts.failure.title : offersTitle(count, request);
  // In `spec` mode the DAE is among the stated terms.
  const stated = [data.statedTerms, !isSpec && aprRangeInWords(served)];

  return (
    <div className="offers-page">
      <PageHead
        title={useSettled(title, TITLE_REST_MS)}
        description={texts.description}
        hasErrors={form.errors.length > 0}
        canonical="/offers/"
      />
      <div className="wrap offers-head">
        <Breadcrumbs current="Oferte" />
        <h1>{title}</h1>
        {!isSpec && served.length > 0 && (
          <p className="fine">
            {countedInWords({ confirmed: census.confirmed, served: served.length })} După ce știm despre preț:
          </p>
        )}
        {!isSpec && (
          <OfferCensus
            census={{ ...census, missing: unidentified.length }}
            listHref={data.arrangement === 'short' && whole === '' ? wholeHref : ''}
          />
        )}
      </div>
      <RequestStrip
        request={request}
        purpose={purpose ? purpose.short : null}
        served={served}
        hasErrors={form.errors.length > 0}
      >
        <AskForm action={path} name="offers" form={form} limits={limits} purposeTexts={texts.purposes} />
      </RequestStrip>
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
      {hasFailed ? (
        <OffersFailure texts={texts.failure} href={path} request={request} rulePack={rulePack} />
      ) : offers.length === 0 ? (
        <NoOffers texts={texts.noOffers} request={request} rulePack={rulePack} />
      ) : (
        <OfferResults {...{ data, arranged, chosen, onToggle, wholeHref }} isWhole={whole !== ''} />
      )}
      <p className="wrap fine offers-stated">{stated.filter(Boolean).join(' ')}</p>
      <CheckInvitation />
      <PoliteStatus text={title} />
      <CompareTray names={compared} edit={edit} />
    </div>
  );
}

/** Adds a value to a repeated query parameter, or takes it away when it is there. */
function toggleParam(params: URLSearchParams, name: string, value: string): void {
  if (params.has(name, value)) params.delete(name, value);
  else params.append(name, value);
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
