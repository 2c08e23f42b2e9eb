import type { QuotedOffer } from '#domain/offers/rank-offers.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { WhyHere } from '#domain/offers/offers-of-loan-type.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { productReach } from '#app/offers/shared/offer/offer-reach.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { leavingHref } from '#app/offers/shared/offer/leaving-href.ts';
import { OfferBar } from '#app/offers/shared/offer/offer-bar.tsx';
import { OfferNotes } from '#app/offers/shared/offer/offer-notes.tsx';
import type { OfferView, PricedQuote } from '#app/offers/shared/offer/offer-view.ts';
import './offer-brief.css';

type OfferBriefProps = {
  offer: OfferView;
  quote: QuotedOffer<OfferView>['quote'];
  request: LoanRequest;
  why: WhyHere;
  /** it is the representative example of the page: the first current price */
  isExample: boolean;
};

/** Shows an offer in a few lines, for pages about something else: the reason, the cost if known, the next step. */
export function OfferBrief({ offer, quote, request, why, isExample }: OfferBriefProps) {
  if (quote.status === 'unserved') return null;
  return (
    <article className="offer-brief" data-offer={offer.id} aria-labelledby={`oferta-${offer.slug}`}>
      <h3 id={`oferta-${offer.slug}`}>
        {offer.detailsHref ? <a href={offer.detailsHref}>{offer.header}</a> : offer.header}{' '}
        {quote.status === 'priced' && offer.priceTag && <Tag>{offer.priceTag}</Tag>}
      </h3>
      <p>{reasonInWords(why, request)}</p>
      {quote.status === 'priced' && <Price {...{ offer, quote, request, isExample }} />}
      {offer.canLeave && (
        <p>
          <ButtonLink
            href={leavingHref(offer.id, request)}
            kind={quote.status === 'priced' ? 'solid' : 'line'}
            rel="nofollow"
            small
          >
            Mergeți la {offer.header}
          </ButtonLink>
        </p>
      )}
      {offer.canLeave && offer.whoPays && <p className="fine">{offer.whoPays}</p>}
    </article>
  );
}

type PriceProps = Pick<OfferBriefProps, 'offer' | 'request' | 'isExample'> & { quote: PricedQuote };

function Price({ offer, quote, request, isExample }: PriceProps) {
  const { total, cost, instalments, aprPercent, evidence } = quote;
  return (
    <>
      <OfferBar quote={quote} request={request} />
      <p>
        {'Dați înapoi '}
        <b>{formatMoney(total)}</b>
        {instalments.count === 1 ? ', tot la sfârșit' : `, în ${instalments.count} rate`}
        {', din care cost '}
        <CostMark isOld={evidence === 'to-confirm'}>{formatMoney(cost)}</CostMark>
        {`; DAE ${formatApr(aprPercent)}.`}
        {quote.differs === 'credit-line' && ' Calculat pentru cine ia banii o dată și îi dă înapoi la timp.'}
      </p>
      {isExample && (
        <Fold summary="Cum am calculat" look="why">
          <p>{workedExample(offer, request, quote)}</p>
          <OfferNotes offer={{ priceNote: null, conditions: [], freeDaysNote: null }} quote={quote} />
        </Fold>
      )}
    </>
  );
}

/** Shows why this lender is on this page. */
function reasonInWords(why: WhyHere, request: LoanRequest): string {
  if (why.kind === 'says') return `Creditorul scrie: ${lowerFirst(why.sentence)}`;
  const { name, years } = why.product;
  const reach = productReach(why.product) ?? moneyInSentence(request.principal);
  const details = [name, years.amount].filter(Boolean).join(', ');
  return `Dă ${reach}${details && ` (${details})`}.`;
}

/** Lowercases a sentence that continues after a colon; „ANAF” and „BNR” keep their capitals. */
function lowerFirst(sentence: string): string {
  return sentence.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase('ro'));
}
