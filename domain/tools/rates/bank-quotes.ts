import type { CurrencyPair } from './currency-pair.ts';
import { type BankRate, leuQuote, type Quote } from './rate.ts';

/** Both sides of a pair at a bank, on one day. */
export type BankQuotes = { from: Quote; to: Quote; day: string };

/**
 * Finds a bank's rates for a pair: it buys the currency a visitor brings, and sells the one they take home; from one foreign
 * currency to another through lei.
 * @param rates of one bank, one of each currency
 * @returns null where it has not given both, or not of the same day
 */
export function bankQuotes(rates: readonly BankRate[], { from, to }: CurrencyPair): BankQuotes | null {
  const [bought, sold] = [from, to].map((code) => rates.find(({ currency }) => currency === code));
  const day = bought?.day ?? sold?.day;
  if (day === undefined || (bought && sold && bought.day !== sold.day)) return null;
  if ((from !== 'RON' && !bought) || (to !== 'RON' && !sold)) return null;
  return {
    from: bought ? { value: bought.buy, multiplier: bought.multiplier } : leuQuote,
    to: sold ? { value: sold.sell, multiplier: sold.multiplier } : leuQuote,
    day,
  };
}
