import { type CurrencyStyle, lei } from '#domain/base/money/currency-style.ts';

// A deployment serves one country, so its notation is set once at the start of the program instead of being an argument of every
// amount on every page. See docs/decisions/124-numbers-as-the-country-writes-them.md.
/** Notation of money, numbers and days. */
export let shown: CurrencyStyle = lei;

/** Sets the notation of all money, numbers and days, before the first is shown: on the server and in each page. */
export function showCurrency(style: CurrencyStyle): void {
  shown = style;
}
