import type { OfferQuote } from './offer-quote.ts';
import { isPaidAsAsked } from './repayment-profile.ts';

type Quoted = { quote: OfferQuote };
type PricedQuote = Extract<OfferQuote, { status: 'priced' }>;
type Priced<T> = T & { quote: PricedQuote };

/** With fewer, no offer is called first, cheapest or „de la”, and no range is stated. */
const FEWEST_COMPARED = 3;

/** Selects the offers with a current price. */
export function currentPrices<T extends Quoted>(served: readonly T[]): Priced<T>[] {
  return served.filter(isCurrent);
}

/**
 * Selects the offers with comparable prices: current, and repaid as requested.
 * @returns in the given order; empty if they are too few for a comparison
 */
export function comparedPrices<T extends Quoted>(served: readonly T[]): Priced<T>[] {
  const alike = currentPrices(served).filter(({ quote }) => isPaidAsAsked(quote));
  return alike.length < FEWEST_COMPARED ? [] : alike;
}

function isCurrent<T extends Quoted>(quoted: T): quoted is Priced<T> {
  return quoted.quote.status === 'priced' && quoted.quote.evidence === 'current';
}
