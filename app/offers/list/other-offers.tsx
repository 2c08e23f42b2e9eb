import { memo } from 'react';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { OfferView, ServedOffer } from '#app/offers/shared/offer/offer-view.ts';
import type { OffersTexts } from './offers-page-data.ts';
import './other-offers.css';

type UnservedOffersProps = {
  unserved: readonly ServedOffer[];
  request: LoanRequest;
  /** off the screen while a slider moves: stays unchanged */
  isFrozen: boolean;
};

/** Lists lenders that do not lend this amount or for this long, each with the reason, in a fold. */
export const UnservedOffers = memo(function UnservedOffers({ unserved, request }: UnservedOffersProps) {
  if (unserved.length === 0) return null;
  const count = unserved.length;
  return (
    <div className="others">
      <Fold
        summary={`${count === 1 ? 'Un creditor nu dă' : `${countNoun(count, 'creditor', 'creditori')} nu dau`} ${moneyInSentence(request.principal)} pe ${formatTerm(request.term)}`}
      >
        <ul className="others-list">
          {unserved.map(({ offer, quote }) => (
            <li key={offer.id}>
              <LenderName offer={offer} />. {quote.status === 'unserved' && explainUnserved(quote.reason)}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}, isFrozen);

function isFrozen(_: unknown, after: { isFrozen: boolean }): boolean {
  return after.isFrozen;
}

function LenderName({ offer: { header, detailsHref } }: { offer: OfferView }) {
  return detailsHref ? <a href={detailsHref}>{header}</a> : header;
}

type UnidentifiedLendersProps = { lenders: readonly OfferView[]; texts: OffersTexts['missing'] };

/** Lists names behind which the lender is unknown: they have no link. */
export function UnidentifiedLenders({ lenders, texts }: UnidentifiedLendersProps) {
  if (lenders.length === 0) return null;
  return (
    <section className="others-gone" id="neidentificati" aria-labelledby="neidentificati-titlu">
      <h2 id="neidentificati-titlu">{texts.title}</h2>
      <p>
        {lenders.map((offer, at) => (
          <span key={offer.id}>
            {at > 0 && ', '}
            <LenderName offer={offer} />
          </span>
        ))}
        . {texts.intro} <a href={texts.check.href}>{texts.check.text}</a>
      </p>
    </section>
  );
}

/** Lists lenders whose offer is unavailable. The three texts are the specification's, word for word. */
export function UnavailableOffers({ unavailable }: { unavailable: readonly OfferView[] }) {
  if (unavailable.length === 0) return null;
  return (
    <section className="others-gone" aria-label="Oferte indisponibile acum">
      {unavailable.map((offer) => (
        <div key={offer.id}>
          <h3>
            <LenderName offer={offer} />
          </h3>
          <p>Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.</p>
        </div>
      ))}
      <p className="others-way">
        <b>Găsiți împrumutul în doar 5 minute!</b>
        <ButtonLink href="/" kind="line" small>
          Găsiți un împrumut
        </ButtonLink>
      </p>
    </section>
  );
}
