import type { Offer } from '#domain/offers/offer.ts';
import { agesFrom } from '#domain/offers/source-age.ts';
import { citedDate } from '#app/ui/cited-date.ts';
import type { HeroOffer } from './hero-offer.ts';

/**
 * The part of an offer that the hero needs in the browser, with its sentences already made.
 * @param options.priceIsOld whether the price must say its year
 */
export function presentHeroOffer(offer: Offer, { priceIsOld }: { priceIsOld: boolean }): HeroOffer {
  const { slug, header, amount, term, price, lenderKind, isActive } = offer;
  return {
    slug,
    header,
    amount,
    term,
    price,
    lenderKind,
    isActive,
    // Only filters ask for these, and the hero has none.
    repayment: null,
    firstLoan: null,
    priceSource: price && {
      text: `${header}: ${price.source.name}${citedDate(price.source)}`,
      url: price.source.url,
    },
    priceAge: price && priceIsOld ? `preț din ${agesFrom(price.source).slice(0, 4)}` : null,
  };
}
