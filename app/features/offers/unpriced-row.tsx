import { memo } from 'react';
import { isKnownToServe } from '#domain/offers/offer-groups.ts';
import { Tag } from '#app/ui/tag.tsx';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import { priceRequestHref } from '#app/shared/offer/price-request-href.ts';
import type { OfferView, UnpricedQuote } from '#app/shared/offer/offer-view.ts';
import { OfferActions } from './offer-actions.tsx';
import { isSameItem, type OfferItem } from './offer-list.ts';
import { OfferWhy } from './offer-why.tsx';
import { ScoreSquares } from './score-squares.tsx';
import './unpriced-row.css';

type UnpricedRowProps = OfferItem & { quote: UnpricedQuote };

/** One lender whose price is not known: who it is, what else is known of it, and where to ask. */
export const UnpricedRow = memo(function UnpricedRow(props: UnpricedRowProps) {
  const { offer, quote, request, reason, ...choice } = props;
  const headingId = `oferta-${offer.slug}`;
  return (
    <article className="unpriced" data-offer={offer.id} aria-labelledby={headingId}>
      <div className="unpriced-main">
        <UnpricedHead
          offer={offer}
          headingId={headingId}
          isKnownToServe={isKnownToServe(offer, request.principal)}
        />
        <KnownFacts offer={offer} />
        <OfferWhy offer={offer} quote={quote} request={request} reason={reason} />
      </div>
      <div className="unpriced-side">
        {/* The same for each of them: the group says it once. */}
        {quote.legalMaximum && (
          <CostBar
            principal={request.principal}
            cost={null}
            maximum={quote.legalMaximum.total}
            size="sm"
            decorative
          />
        )}
        <OfferActions offer={offer} request={request} {...choice} small />
        {offer.canAsk && (
          <a className="offer-more" href={priceRequestHref(offer.slug, request)} rel="nofollow">
            Cereți prețul<span className="sr">: {offer.header}</span>
          </a>
        )}
      </div>
    </article>
  );
}, isSameItem);

type UnpricedHeadProps = { offer: OfferView; headingId: string; isKnownToServe: boolean };

const UnpricedHead = memo(function UnpricedHead(props: UnpricedHeadProps) {
  const { offer, headingId } = props;
  return (
    <header>
      <div className="unpriced-name">
        <h3 id={headingId}>
          {offer.header} {props.isKnownToServe && <Tag kind="petrol">dă suma cerută</Tag>}
        </h3>
        {offer.score && <ScoreSquares score={offer.score} />}
      </div>
      <p className="fine">{offer.identityLine}</p>
      {offer.claims.length > 0 && <p className="fine">{offer.claims.join(' · ')}</p>}
    </header>
  );
});

const KnownFacts = memo(function KnownFacts({ offer: { known, freeDaysNote } }: { offer: OfferView }) {
  if (known.length === 0) return null;
  return (
    <>
      <dl className="unpriced-known">
        {known.map(({ label, value, note, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href ? <a href={href}>{value}</a> : value}
              {note && <span className="fine"> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {freeDaysNote && <p className="fine">{freeDaysNote}</p>}
    </>
  );
});
