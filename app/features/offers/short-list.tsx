import { formatMoney } from '#domain/text/format-money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { NoCurrentPrice } from './no-current-price.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferBar } from '#app/shared/offer/offer-bar.tsx';
import { OfferCards } from './offer-cards.tsx';
import { OfferHead } from './offer-head.tsx';
import { groupItems, offerItems, type OfferItem, type OfferListProps } from './offer-list.ts';
import { OfferMetrics } from '#app/shared/offer/offer-metrics.tsx';
import { OfferNotes } from '#app/shared/offer/offer-notes.tsx';
import type { UnpricedQuote } from '#app/shared/offer/offer-view.ts';
import { OfferWhy } from './offer-why.tsx';
import { countNoun } from '#domain/text/count-noun.ts';
import './short-list.css';

/** How many offers the short list shows before one asks for all. */
const SHORT_LIST_LENGTH = 3;

type ShortListProps = OfferListProps & { isWhole: boolean; wholeHref: string };

/** The first three, side by side; all of them as cards when asked for. */
export function ShortList({ isWhole, wholeHref, ...list }: ShortListProps) {
  if (isWhole) return <OfferCards {...list} />;
  const items = offerItems(list);
  const count = list.arranged.served.length;
  const hasPrice = items.some(({ quote }) => quote.status === 'priced');
  if (count === 0) return null;
  return (
    <>
      {groupItems(items)?.current.length === 0 && <NoCurrentPrice {...list} />}
      {hasPrice && <CostBarKey />}
      <ol className="short-list">
        {items.slice(0, SHORT_LIST_LENGTH).map((item) => (
          <ShortOffer key={item.offer.id} {...item} />
        ))}
      </ol>
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

function ShortOffer({ offer, quote, request, reason, ...choice }: OfferItem) {
  const isPriced = quote.status === 'priced';
  return (
    <li className="short-offer" data-offer={offer.id}>
      <OfferHead offer={offer} headingId={`oferta-${offer.slug}`} />
      {isPriced ? <OfferMetrics quote={quote} /> : <MostByLaw quote={quote} />}
      {/* Rows that stand side by side: what one of them has not keeps its place. */}
      <div>
        <OfferBar quote={quote} request={request} decorative />
      </div>
      <div>
        <OfferNotes offer={offer} quote={quote} />
      </div>
      <OfferActions offer={offer} request={request} {...choice} />
      <div>
        <OfferWhy offer={offer} quote={quote} request={request} reason={reason} />
      </div>
    </li>
  );
}

function MostByLaw({ quote: { legalMaximum } }: { quote: UnpricedQuote }) {
  return (
    <p className="short-offer-most">
      Nu am găsit prețul.
      {legalMaximum && (
        <>
          {' '}
          Prin lege, cel mult <b>{formatMoney(legalMaximum.total)}</b> de dat înapoi.
        </>
      )}
    </p>
  );
}
