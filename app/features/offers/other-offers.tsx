import { memo } from 'react';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { OfferView, ServedOffer } from '#app/shared/offer/offer-view.ts';
import type { OffersTexts } from './offers-page-data.ts';
import { groupIds } from './offer-census.tsx';
import { OfferGroup } from './offer-group.tsx';
import './other-offers.css';

type UnservedOffersProps = {
  unserved: readonly ServedOffer[];
  /** not on the screen while a slider moves: stays as it is */
  isFrozen: boolean;
  texts: OffersTexts['unserved'];
};

/** Lenders that do not lend this amount or for this long, each with the reason. */
export const UnservedOffers = memo(function UnservedOffers({ unserved, texts }: UnservedOffersProps) {
  if (unserved.length === 0) return null;
  return (
    <section className="others" aria-labelledby="nu-acum">
      <h2 id="nu-acum">{texts.title}</h2>
      <p>{texts.intro}</p>
      <ul className="others-list">
        {unserved.map(({ offer, quote }) => (
          <li key={offer.id}>
            <h3>{offer.detailsHref ? <a href={offer.detailsHref}>{offer.header}</a> : offer.header}</h3>
            <p>{quote.status === 'unserved' && explainUnserved(quote.reason)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}, isFrozen);

function isFrozen(_: unknown, after: { isFrozen: boolean }): boolean {
  return after.isFrozen;
}

type UnidentifiedLendersProps = { lenders: readonly OfferView[]; texts: OffersTexts['missing'] };

/** Names under which somebody lends, and nobody knows who: there is no way on from here. */
export function UnidentifiedLenders({ lenders, texts }: UnidentifiedLendersProps) {
  if (lenders.length === 0) return null;
  return (
    <OfferGroup
      id={groupIds.missing}
      look="missing"
      title={texts.title}
      intro={
        <p>
          {texts.intro} <a href={texts.check.href}>{texts.check.text}</a>
        </p>
      }
    >
      <ul className="others-names">
        {lenders.map(({ id, header, detailsHref }) => (
          <li key={id}>{detailsHref ? <a href={detailsHref}>{header}</a> : header}</li>
        ))}
      </ul>
    </OfferGroup>
  );
}

/** Lenders whose offer is not here now. The three texts are the specification's, word for word. */
export function UnavailableOffers({ unavailable }: { unavailable: readonly OfferView[] }) {
  if (unavailable.length === 0) return null;
  return (
    <section className="others" aria-label="Oferte indisponibile acum">
      <ul className="others-list">
        {unavailable.map(({ id, header, detailsHref }) => (
          <li key={id}>
            <h3>{detailsHref ? <a href={detailsHref}>{header}</a> : header}</h3>
            <p>Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.</p>
          </li>
        ))}
      </ul>
      <p className="others-way">
        <b>Găsiți împrumutul în doar 5 minute!</b>
        <ButtonLink href="/" kind="line" small>
          Găsiți un împrumut
        </ButtonLink>
      </p>
    </section>
  );
}
