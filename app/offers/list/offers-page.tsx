import { useCallback, useMemo, useState } from 'react';
import { listCensus } from '#domain/offers/list-census.ts';
import { readLoanQuery, writeLoanQuery } from '#domain/offers/loan-query.ts';
import { otherWays, type OtherWays } from '#domain/offers/roads/other-ways.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { useSame } from '#app/ui/use-same.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { AskForm } from '#app/offers/shared/loan-request/ask-form.tsx';
import { useLoanQuery } from '#app/offers/shared/loan-request/use-loan-query.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { CompareTray } from './compare-tray.tsx';
import { OffersAnswer } from './offers-answer.tsx';
import { beyondInWords, listInWords } from './list-in-words.ts';
import { OffersEnd } from './offers-end.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import { offersTitle } from '#app/offers/shared/offer/offers-title.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { RequestStrip } from './request-strip.tsx';
import { type ArrangedOffersList, useArrangedOffers } from './use-arranged-offers.ts';
import './offers-page.css';

// Visitors do not read the name of the tab while a slider moves.
const TITLE_REST_MS = 150;

type OffersPageProps = {
  data: OffersPageData;
  /** puts the displayed request into the address */
  onSearch: (search: string) => void;
};

/** Shows the offers for one amount and term, as cards, as a table or as the first three. */
export function OffersPage({ data, onSearch }: OffersPageProps) {
  const { path, offers, texts, limits, claims } = data;
  // An expanded short list stays expanded while the slider moves.
  const whole = new URLSearchParams(data.search).has('toate') ? '&toate=1' : '';
  const form = useLoanQuery({
    data,
    read: readLoanQuery,
    onRest: (rested) => onSearch(writeLoanQuery(rested, claims) + whole),
  });
  const { query, edit } = form;
  const chosen = useSame({ sort: query.sort, filters: query.filters, compared: query.compared });
  const arranged = useArrangedOffers(data, query);
  const { request, rested, served, all } = arranged;
  const { rulePack: pack, ways } = data;
  const hasPrice = useMemo(() => listCensus(all).current > 0, [all]);
  const found = useMemo(
    () => (hasPrice ? null : otherWays({ request: rested, offers, rates: ways.rates, pack, limits })),
    [hasPrice, rested, offers, ways, pack, limits],
  );
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
  const { isUsable } = form;
  const title = titleOf(data, isUsable, arranged, found);
  const isWhole = whole !== '';

  return (
    <div className="offers-page">
      <PageHead
        title={useSettled(title, TITLE_REST_MS)}
        description={texts.description}
        hasErrors={form.errors.length > 0}
        canonical="/offers/"
      />
      <OffersHead title={title} lede={isUsable ? ledeOf(data, arranged, found) : ''} />
      <RequestStrip
        request={isUsable ? request : null}
        purpose={purpose ? purpose.short : null}
        served={served}
        hasErrors={form.errors.length > 0}
      >
        <AskForm action={path} name="offers" form={form} limits={limits} purposeTexts={texts.purposes} />
      </RequestStrip>
      {isUsable && (
        <OffersAnswer {...{ data, arranged, found, chosen, shown, edit, onToggle, isWhole, wholeHref }} />
      )}
      <OffersEnd
        texts={texts.end}
        roads={isUsable ? `/drumuri/${writeLoanQuery({ request: rested })}` : null}
        link={isUsable ? `${path}${writeLoanQuery(shown, claims)}` : null}
        hasNotices={data.hasNotices}
      />
      <PoliteStatus text={title} />
      <CompareTray names={compared} edit={edit} />
    </div>
  );
}

type Found = OtherWays<OfferView> | null;

/** Writes the answer of the list; for an unreadable request, what to do. */
function titleOf(
  { isOutage, offers, claims, texts }: OffersPageData,
  isUsable: boolean,
  { served, request }: ArrangedOffersList,
  found: Found,
): string {
  if (!isUsable) return 'Corectați suma sau perioada';
  // A document with a list keeps it, whatever fails later.
  if (isOutage && offers.length === 0) return texts.failure.title;
  const count = claims === 'spec' ? served.length : listCensus(served).confirmed;
  const title = offersTitle(count, request);
  return count === 0 && found && found.leads.length > 0 ? `${title}. ${texts.beyond.title}` : title;
}

/** Explains the title's number. */
function ledeOf(
  { claims, texts }: OffersPageData,
  { served, isBeyond }: ArrangedOffersList,
  found: Found,
): string {
  const beyond = isBeyond ? texts.beyond.text : '';
  if (claims === 'spec') return beyond;
  const listed = listInWords(served);
  return listed !== '' || found === null
    ? listed
    : beyondInWords(found, { isBeyond, beyond: texts.beyond.text });
}

/** Adds a value to a repeated query parameter, or removes it if present. */
function toggleParam(params: URLSearchParams, name: string, value: string): void {
  if (params.has(name, value)) params.delete(name, value);
  else params.append(name, value);
}

const REST_MS = 1000;

/** Announces a text to screen readers once it has stopped changing; never the text present on load. */
function PoliteStatus({ text }: { text: string }) {
  const [first] = useState(text);
  const settled = useSettled(text, REST_MS);
  return (
    <p className="sr" role="status">
      {settled !== first && settled}
    </p>
  );
}

type OffersHeadProps = {
  title: string;
  /** explanation of the title's number; empty without one */
  lede: string;
};

/** Shows the title, which answers the request, and the explanation of its number. */
function OffersHead({ title, lede }: OffersHeadProps) {
  return (
    <div className="wrap offers-head">
      <Breadcrumbs current="Oferte" />
      <h1>{title}</h1>
      {lede !== '' && <p>{lede}</p>}
    </div>
  );
}
