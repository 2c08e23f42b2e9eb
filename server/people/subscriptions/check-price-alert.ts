import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { FormProblem } from '#domain/base/forms/form-state.ts';
import type { PriceAlertWish } from '#domain/people/subscriptions/price-alert-form.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { lenderPrice } from '#domain/people/subscriptions/lender-price.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import type { RequestedPriceAlert } from './request-subscription.ts';

export type PriceServices = {
  country: Pick<Country, 'limits' | 'timeZone' | 'rulePacks'>;
  /** loads the list that pages are made from */
  loadOffers: () => Promise<OfferList>;
};

/** Checks a price alert against the price of today, from which a change is counted. */
export async function checkPriceAlert(
  { lender, loan, threshold }: PriceAlertWish,
  { country, loadOffers }: PriceServices,
  now: Date,
): Promise<RequestedPriceAlert | FormProblem> {
  const list = await loadOffers();
  if (list.isOutage) {
    return { field: null, message: 'Prețurile nu pot fi citite acum. Încercați din nou peste câteva minute' };
  }
  const today = dayOf(now, country.timeZone);
  const price = lenderPrice(list, lender, loan, { today, pack: rulePackInForce(country.rulePacks, today) });
  if (!price) {
    return { field: null, message: 'Deschideți pagina unui creditor și cereți alerta de acolo' };
  }
  const { total: known, offer } = price;
  if (known !== null && threshold !== null && known < threshold) {
    const message = `Acum dați înapoi ${moneyInSentence(known)}, deja sub valoarea scrisă. Scrieți una mai mică sau lăsați locul gol`;
    return { field: 'prag', message };
  }
  return { lender, loan, threshold, known, lenderName: offer.header, askedOn: today };
}
