import { AmountPicker } from '#app/features/home/amount-picker.tsx';
import { LoanTypePage } from '#app/features/loan-type/loan-type-page.tsx';
import { OfferBrief } from '#app/features/loan-type/offer-brief.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cardName } from '#domain/pages/share-card.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanTypeData } from './loan-type.data.ts';

/** A loan type at the root of the site: /credit-cu-buletinul/ */
export function LoanTypeRoute({ data }: { data: LoanTypeData }) {
  const { texts, usual, offers, offersFit, request, rulePack, shareCard } = data;
  return (
    <LoanTypePage
      texts={texts}
      picture={shareCard ? cardName(`/${texts.slug}/`, shareCard) : texts.slug}
      usual={usual}
      capLawName={rulePack?.capLawName ?? null}
      offers={
        <>
          {offers.map(({ offer, quote, why }) => (
            <OfferBrief key={offer.slug} offer={offer} quote={quote} request={request} why={why} />
          ))}
          {!offersFit && (
            <p>
              Pentru situația de pe această pagină nu arătăm oferte. Citiți mai sus ce puteți face și unde.
            </p>
          )}
          {offersFit && (
            <p>
              <ButtonLink href={`/offers/${writeLoanQuery({ request })}`} kind="line">
                Toate ofertele pentru această sumă
              </ButtonLink>
            </p>
          )}
        </>
      }
      amounts={offersFit && <AmountPicker texts={data.amounts} term={request.term} rulePack={rulePack} />}
    />
  );
}
