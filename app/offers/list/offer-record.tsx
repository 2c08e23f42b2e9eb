import { explainRepayment } from '#domain/offers/explain-repayment.ts';
import { offerMinimum } from '#domain/offers/offer-minimum.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { OfferSources } from '#app/offers/shared/offer/offer-notes.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { PricedItem } from './offer-list.ts';

type OfferRecordProps = Pick<PricedItem, 'offer' | 'quote' | 'request' | 'reason'>;

/**
 * Shows the details of an offer, under the line that names its source: the lender, the example, conditions, the order, all
 * sources.
 */
export function OfferRecord({ offer, quote, request, reason }: OfferRecordProps) {
  const [, ...conditions] = offer.conditions;
  return (
    <Fold summary={`Sursa: ${offer.briefSource ?? 'lista de oferte'}. Exemplu, condiții`}>
      <p>{workedExample(offer, request, quote)}</p>
      {quote.differs === 'credit-line' && <p>{explainRepayment(quote)}</p>}
      <MinimumPayment offer={offer} request={request} />
      {conditions.length > 0 && (
        <ul className="bullets">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <p>{offer.identityLine}</p>
      <p>
        {reason} <a href="/cum-ordonam/">Cum ordonăm</a>
      </p>
      <OfferSources sources={offer.sources} />
    </Fold>
  );
}

/** Describes how the first minimum payment of a line of credit reduces the debt, if the minimum is known. */
function MinimumPayment({ offer, request }: Pick<OfferRecordProps, 'offer' | 'request'>) {
  const minimum = offerMinimum(offer.evidence.products, request.principal);
  if (!minimum) return null;
  const { drawn, plan } = minimum;
  return (
    <p>
      {plan
        ? `Dacă luați ${moneyInSentence(drawn)} și plătiți numai minimul, prima plată este de ${moneyInSentence(plan.payments[0].paid)}, iar datoria scade cu ${moneyInSentence(plan.payments[0].repaid)}; restul este dobândă.`
        : 'Plata minimă nu acoperă nici dobânda lunii.'}{' '}
      {offer.detailsHref && <a href={`${offer.detailsHref}#minim`}>Fiecare lună</a>}
    </p>
  );
}
