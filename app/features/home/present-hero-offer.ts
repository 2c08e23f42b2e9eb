import { offerEvidence } from '#domain/evidence/offer-evidence.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { oldPriceInWords } from '#domain/offers/old-price-in-words.ts';
import { citedDate } from '#domain/text/cited-date.ts';
import type { HeroOffer } from './hero-offer.ts';

/**
 * The part of an offer that the hero needs in the browser, with its sentences already made.
 * @param today yyyy-mm-dd, to tell old prices
 */
export function presentHeroOffer(offer: Offer, today: string): HeroOffer {
  const { slug, header, price, lenderKind, isActive } = offer;
  const evidence = offerEvidence(offer, today);
  return {
    slug,
    header,
    lenderKind,
    isActive,
    evidence,
    // Only the filters of the list use `firstLoan`, and the hero has none.
    firstLoan: null,
    priceSource: price && {
      text: `${header}: ${price.source.name}${citedDate(price.source)}`,
      url: price.source.url,
    },
    priceAge: price && evidence.price === 'to-confirm' ? oldPriceInWords(price.source) : null,
  };
}
