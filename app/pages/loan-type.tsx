import { LoanTypePage, type LoanTypeTexts } from '#app/offers/loan-type/loan-type-page.tsx';
import { OfferBrief } from '#app/offers/loan-type/offer-brief.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cardName, type ShareCard } from '#domain/texts/pages/share-card.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { QuotedOffer } from '#domain/offers/rank-offers.ts';
import type { WhyHere } from '#domain/offers/offers-of-loan-type.ts';

export type LoanTypeData = {
  texts: LoanTypeTexts;
  request: LoanRequest;
  usual: { request: LoanRequest; legalMaximum: LegalMaximum } | null;
  /** at most three, each with why it is here; empty when no offer fits this kind of loan */
  offers: (QuotedOffer<OfferView> & { why: WhyHere })[];
  /** whether any of our lenders gives this kind of loan */
  offersFit: boolean;
  rulePack: RulePack | null;
  /** the picture of its link; null: the one drawn ahead, of its title */
  shareCard: ShareCard | null;
};

/** Shows a loan type at the root of the site: /credit-cu-buletinul/ */
export function LoanTypeRoute({ data }: { data: LoanTypeData }) {
  const { texts, usual, offersFit, rulePack, shareCard } = data;
  return (
    <LoanTypePage
      texts={texts}
      picture={shareCard ? cardName(`/${texts.slug}/`, shareCard) : texts.slug}
      usual={usual}
      capLawName={rulePack?.capLawName ?? null}
      offers={offersFit && <Offers {...data} />}
    />
  );
}

function Offers({ offers, request }: LoanTypeData) {
  const example = offers.find(({ quote }) => quote.status === 'priced' && quote.evidence === 'current');
  const hasUnpriced = offers.some(({ quote }) => quote.status === 'unpriced');
  return (
    <>
      {offers.map(({ offer, quote, why }) => (
        <OfferBrief
          key={offer.slug}
          {...{ offer, quote, request, why }}
          isExample={offer === example?.offer}
        />
      ))}
      <p className="offer-brief-unknown">
        {hasUnpriced &&
          (offers.length === 1 ? 'Nu avem prețul lui' : 'Unde nu scrie prețul, nu îl avem') +
            ': întrebați înainte de cerere. '}
        Nimeni nu ne plătește ca să stea aici: <a href="/cum-ordonam/">cum ordonăm</a>.
      </p>
      <p>
        <ButtonLink href={`/offers/${writeLoanQuery({ request })}`} kind="line">
          {`Toate ofertele pentru ${moneyInSentence(request.principal)}`}
        </ButtonLink>
      </p>
    </>
  );
}
