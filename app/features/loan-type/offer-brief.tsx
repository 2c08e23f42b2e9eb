import type { QuotedOffer } from '#domain/offers/arrange-offers.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { WhyHere } from '#domain/offers/offers-of-loan-type.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { productReach } from '#app/shared/offer/offer-reach.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { leavingHref } from '#app/shared/offer/leaving-href.ts';
import { OfferBar } from '#app/shared/offer/offer-bar.tsx';
import { OfferNotes } from '#app/shared/offer/offer-notes.tsx';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import './offer-brief.css';

type OfferBriefProps = {
  offer: OfferView;
  quote: QuotedOffer<OfferView>['quote'];
  request: LoanRequest;
  why: WhyHere;
};

/** An offer in a few lines, for pages that are about something else: what it costs, or the most the law allows. */
export function OfferBrief({ offer, quote, request, why }: OfferBriefProps) {
  if (quote.status === 'unserved') return null;
  const priced = quote.status === 'priced';
  return (
    <article className="offer-brief" data-offer={offer.id} aria-labelledby={`oferta-${offer.slug}`}>
      <div>
        <h3 id={`oferta-${offer.slug}`}>
          {offer.detailsHref ? <a href={offer.detailsHref}>{offer.header}</a> : offer.header}{' '}
          {priced && offer.priceTag && <Tag>{offer.priceTag}</Tag>}
        </h3>
        <p className="fine">{offer.identityLine}</p>
      </div>
      <p>{reasonInWords(why, request)}</p>
      <OfferBar quote={quote} request={request} />
      <p>
        {priced ? (
          <>
            {'Dați înapoi '}
            <b>{formatMoney(quote.total)}</b>
            {', din care cost '}
            <CostMark isOld={quote.evidence === 'to-confirm'}>{formatMoney(quote.cost)}</CostMark>
            {`, DAE ${formatApr(quote.aprPercent)}.`}
          </>
        ) : (
          `Nu avem un preț al acestui creditor pentru această sumă și perioadă.${quote.legalMaximum ? ' Bara arată doar cât permite legea.' : ''}`
        )}
      </p>
      <div className="fine">
        {priced && <p>{workedExample(offer, request, quote)}</p>}
        <OfferNotes offer={{ ...offer, conditions: [], freeDaysNote: null }} quote={quote} />
      </div>
      <p className="offer-brief-actions">
        {offer.canLeave && (
          <ButtonLink href={leavingHref(offer.id, request)} rel="nofollow" small>
            Mergeți la creditor<span className="sr">{`: ${offer.header}`}</span>
          </ButtonLink>
        )}
      </p>
    </article>
  );
}

/** Why this lender stands on this page. */
function reasonInWords(why: WhyHere, request: LoanRequest): string {
  if (why.kind === 'says') return `Condiția scrisă de creditor: ${why.sentence}`;
  const { name, years } = why.product;
  const lends = `Dă și ${moneyInSentence(request.principal)}${name === null ? '' : `, ca ${name}`}`;
  const reach = [productReach(why.product), years.amount && `din ${years.amount}`].filter(Boolean).join(', ');
  return reach === '' ? `${lends}.` : `${lends}: ${reach}.`;
}
