import type { OfferQuote } from './offer-quote.ts';
import { isPaidAsAsked } from './repayment-profile.ts';

type Quoted = { quote: OfferQuote };
type PricedQuote = Extract<OfferQuote, { status: 'priced' }>;
type Priced<T> = T & { quote: PricedQuote };

/** With fewer, nothing is called first, cheapest or „de la”, and no range is told. */
const FEWEST_COMPARED = 3;

/** The offers with a price of today. */
export function currentPrices<T extends Quoted>(served: readonly T[]): Priced<T>[] {
  return served.filter(isCurrent);
}

/**
 * The offers whose prices may be compared: of today, and paid back as asked.
 * @returns in the order given; empty when they are too few to say anything of one against the others
 */
export function comparedPrices<T extends Quoted>(served: readonly T[]): Priced<T>[] {
  const alike = currentPrices(served).filter(({ quote }) => isPaidAsAsked(quote));
  return alike.length < FEWEST_COMPARED ? [] : alike;
}

function isCurrent<T extends Quoted>(quoted: T): quoted is Priced<T> {
  return quoted.quote.status === 'priced' && quoted.quote.evidence === 'current';
}
