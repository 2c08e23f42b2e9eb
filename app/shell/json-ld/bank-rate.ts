import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { RankedBank } from '#domain/tools/rates/rank-banks.ts';
import { exchangeRate } from './exchange-rate.ts';

/** Describes a bank's selling rate of a currency, with the difference to its buying rate. @param bank its name */
export function bankRate({ rate }: RankedBank, bank: string): JsonLdNode {
  const { currency, multiplier, buy, sell, day } = rate;
  return exchangeRate({
    currency,
    units: multiplier,
    priceCurrency: 'RON',
    price: Number(sell),
    day,
    name: `${bank}, curs de vânzare`,
    // Four decimals, as published: the difference of two floats has more.
    spread: Math.round((Number(sell) - Number(buy)) * 10_000) / 10_000,
  });
}
