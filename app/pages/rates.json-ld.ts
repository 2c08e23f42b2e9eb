import type { BankPageData } from '#app/tools/rates/bank-page.tsx';
import type { BankRatesData } from '#app/tools/rates/bank-rates-page.tsx';
import type { ConverterPageData } from '#app/tools/rates/converter-page.tsx';
import { pairHeading, providerNames } from '#app/tools/rates/pair-in-words.ts';
import { exchangeRate } from '#app/shell/json-ld/exchange-rate.ts';
import { webApplication } from '#app/shell/json-ld/web-application.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { quotedPrice } from '#domain/tools/rates/convert.ts';
import type { RankedBank } from '#domain/tools/rates/rank-banks.ts';
import type { Shell } from '#server/web/pages/page-contract.ts';

const CONVERTER = '/convertor-valutar/';

/** The converter, and the rate of the pair it shows where that is the newest there is. */
export function describeConverter(data: ConverterPageData, { origin, country }: Shell): JsonLdNode[] {
  const { description, heading: name, crumb } = data;
  const place = { origin, language: country.language, currency: country.currency.code };
  const tool = crumb === null ? [webApplication({ path: CONVERTER, name, description }, place)] : [];
  return [...tool, ...rateOfPair(data)];
}

function rateOfPair({ quotes, published }: ConverterPageData): JsonLdNode[] {
  if (!quotes) return [];
  const { from, to } = quotes;
  const day = from.day ?? to.day;
  if (day === null || day < published || from.ended || to.ended) return [];
  const provider = [from, to].some((one) => one.provider === 'ecb') ? 'ecb' : 'bnr';
  return [
    exchangeRate({
      ...quotedPrice(from, to),
      currency: from.code,
      priceCurrency: to.code,
      day,
      name: `${pairHeading(from, to)}, curs ${providerNames[provider]}`,
    }),
  ];
}

/** What a bank asks for each currency, with the difference to what it pays. */
export function describeBank({ rows, name }: BankPageData): JsonLdNode[] {
  return rows.map((row) => rateOfBank(row, name));
}

/** What each bank asks for the currency of the page. */
export function describeBankRates({ ranked, banks }: BankRatesData): JsonLdNode[] {
  return ranked.banks.map((row) =>
    rateOfBank(row, banks.find(({ slug }) => slug === row.rate.bank)?.name ?? row.rate.bank),
  );
}

function rateOfBank({ rate }: RankedBank, bank: string): JsonLdNode {
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
