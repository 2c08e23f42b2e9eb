import { type CurrencyStyle, lei } from '#domain/money/currency-style.ts';

// A deployment serves one country, so how it writes is a constant of the program that starts with it, not an argument of
// every amount on every page. See docs/decisions/124-numbers-as-the-country-writes-them.md.
/** How money, numbers and days are written here. */
export let shown: CurrencyStyle = lei;

/** Sets how all money, numbers and days are written, before the first is shown: on the server and in each page. */
export function showCurrency(style: CurrencyStyle): void {
  shown = style;
}
