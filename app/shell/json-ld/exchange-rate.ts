import type { JsonLdNode } from '#app/ui/json-ld.tsx';

type Exchange = {
  /** ISO code of the priced currency */
  currency: string;
  /** number of its units that the price is for */
  units: number;
  /** ISO code of the currency of the price */
  priceCurrency: string;
  price: number;
  /** yyyy-mm-dd: the date of the rate */
  day: string;
  /** source of the rate, in words */
  name: string;
  /** for the same number of units: difference between selling and buying rate */
  spread?: number;
};

/** Describes the price of a currency on a date. */
export function exchangeRate(exchange: Exchange): JsonLdNode {
  const { currency, units, priceCurrency, price, day, name, spread } = exchange;
  return {
    '@type': 'ExchangeRateSpecification',
    name,
    currency,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: units, unitText: currency },
      validFrom: day,
    },
    exchangeRateSpread:
      spread === undefined
        ? undefined
        : { '@type': 'MonetaryAmount', value: spread, currency: priceCurrency },
  };
}
