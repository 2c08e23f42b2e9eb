import { memo } from 'react';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { OfferBar } from '#app/offers/shared/offer/offer-bar.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { isSameItem, type PricedItem } from './offer-list.ts';
import { OfferRecord } from './offer-record.tsx';
import { repaidInShort } from '#app/offers/shared/offer/repaid-in-short.ts';
import './offer-card.css';

/** Shows one offer with a price: total repaid, cost, what to know, the next step, and all details behind its source. */
export const OfferCard = memo(function OfferCard(props: PricedItem) {
  const { offer, quote, request, reason, scale, ...choice } = props;
  const headingId = `oferta-${offer.slug}`;
  const isOld = quote.evidence === 'to-confirm';
  return (
    <article
      className={classNames('offer', isOld && 'offer-old')}
      data-offer={offer.id}
      aria-labelledby={headingId}
    >
      <div className="offer-head">
        <h3 id={headingId}>
          {offer.detailsHref ? <a href={offer.detailsHref}>{offer.header}</a> : offer.header}
        </h3>
        {offer.priceTag && <Tag kind={isOld ? 'old' : 'plain'}>{offer.priceTag}</Tag>}
        {offer.claims.length > 0 && <p>{offer.claims.join(' · ')}</p>}
      </div>
      <p className="offer-total">
        <b>{formatMoney(quote.total)}</b> <span>înapoi, {repaidInShort(quote.instalments)}</span>
      </p>
      {/* Cards side by side share rows: a missing part keeps its place. */}
      <div>
        <OfferBar quote={quote} request={request} scale={scale} decorative />
      </div>
      <OfferFacts
        offer={offer}
        quote={quote}
        request={request}
        cost={
          <>
            <CostMark isOld={isOld}>{formatMoney(quote.cost)}</CostMark>
            {quote.cost === quote.legalMaximum?.cost && ', cât permite legea'}, DAE{' '}
            {formatApr(quote.aprPercent)}
          </>
        }
      />
      <OfferActions offer={offer} request={request} {...choice} />
      <OfferRecord offer={offer} quote={quote} request={request} reason={reason} />
    </article>
  );
}, isSameItem);
