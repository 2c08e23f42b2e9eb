import type { JsonLdNode } from '#app/ui/json-ld.tsx';

type Exchange = {
  /** ISO code of what is priced */
  currency: string;
  /** how many units of it the price is of */
  units: number;
  /** ISO code of what the price is in */
  priceCurrency: string;
  price: number;
  /** yyyy-mm-dd: the day of the rate */
  day: string;
  /** whose rate it is, in words */
  name: string;
  /** of the same number of units: between what is asked and what is paid */
  spread?: number;
};

/** The price of a currency on a day. */
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
