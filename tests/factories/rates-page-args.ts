import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Country } from '#domain/law/countries/country.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { type RateBook, createRateBook } from '#domain/tools/rates/rate-book.ts';
import type { BankRate, ReferenceRate } from '#domain/tools/rates/rate.ts';
import { banksSchema } from '#domain/texts/schemas/banks-schema.ts';
import { currenciesSchema } from '#domain/texts/schemas/currencies-schema.ts';
import { ratesPageSchema } from '#domain/texts/schemas/rates-page-schema.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

const file = (name: string): unknown =>
  load(readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8'));
const content = {
  currencies: currenciesSchema.parse(file('data/currencies.yml')),
  banks: banksSchema.parse(file('data/banks.yml')),
  ratesPage: ratesPageSchema.parse(file('pages/rates.yml')),
};

/** Builds a reference rate, of the national bank by default. */
function newRate(
  currency: string,
  day: string,
  value: string,
  more: Partial<ReferenceRate> = {},
): ReferenceRate {
  return { provider: 'bnr', currency, day, value, multiplier: 1, ...more };
}

type Options = {
  params?: Record<string, string>;
  rates?: ReferenceRate[];
  bankRates?: BankRate[];
  now?: string;
  country?: Partial<Country>;
};

/** The national bank's rates of 18 and 19 August 2026, as published, and the last lev of the European Central Bank. */
const someRates: ReferenceRate[] = [
  newRate('EUR', '2026-08-18', '5.2442'),
  newRate('EUR', '2026-08-19', '5.2452'),
  newRate('USD', '2026-08-19', '4.5190'),
  newRate('HUF', '2026-08-19', '1.4375', { multiplier: 100 }),
  newRate('BGN', '2025-12-30', '2.605600', { provider: 'ecb' }),
];

/** Builds the arguments of the exchange rates' page functions, on 20.08.2026 before new rates, with the site's own texts. */
export function newRatesPageArgs(address: string, options: Options = {}): PageArgs {
  const { params = {}, rates = someRates, bankRates = [], now = '2026-08-20T08:00:00Z', country } = options;
  const book: RateBook = createRateBook(rates, bankRates);
  return {
    url: new URL(address, 'https://imprumutclar.ro'),
    params,
    cookies: '',
    services: { rates: { load: async () => book }, content } as unknown as PageArgs['services'],
    country: { ...romania, ...country },
    rulePack: null,
    now: new Date(now),
    random: () => 0.5,
  };
}
