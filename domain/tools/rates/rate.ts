/** Publisher of a reference rate: Banca Națională a României, or the European Central Bank through its euro rates. */
export type ReferenceProvider = 'bnr' | 'ecb';

/** Lei for `multiplier` units of a currency, digits as published: `{ value: '1.2936', multiplier: 100 }`. */
export type Quote = { value: string; multiplier: number };

/** The reference rate of one currency for one day (yyyy-mm-dd). */
export type ReferenceRate = Quote & { provider: ReferenceProvider; currency: string; day: string };

/** A bank's buying and selling rate for `multiplier` units of a currency, in lei, on one day. */
export type BankRate = {
  bank: string;
  currency: string;
  day: string;
  multiplier: number;
  buy: string;
  sell: string;
};

/** The leu in lei, so that all pairs of currencies are computed alike. */
export const leuQuote: Quote = { value: '1', multiplier: 1 };
