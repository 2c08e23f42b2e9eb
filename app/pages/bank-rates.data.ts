import { BankRatesRoute } from './bank-rates.tsx';
import { isPrepared } from '#domain/law/countries/country.ts';
import { romanianTime } from '#domain/tools/rates/bnr-days.ts';
import { amountOf } from '#domain/tools/rates/currency.ts';
import { banksWithFigures, rankBanks } from '#domain/tools/rates/rank-banks.ts';
import type { BankRatesData } from '#app/tools/rates/bank-rates-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { lateRates, quotedCurrencies } from './quoted-currencies.ts';
import { readExchange } from './read-exchange.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { bankRate } from '#app/shell/json-ld/bank-rate.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

export const bankRatesPage = declarePage({
  module: 'bank-rates',
  group: 'rates',
  Page: BankRatesRoute,
  load: loadBankRates,
  about: describeBankRates,
  addresses: [
    {
      path: '/curs-valutar-banci/',
      name: 'Schimb valutar la bancă',
      tags: ['rates'],
      query: ['suma', 'valuta', 'sens'],
      changed: ({ rates, today }, { ratesPage }) => [
        ratesPage.updated,
        rates.newestDay,
        ...banksWithFigures(rates, today).values(),
      ],
      search: ({ ratesPage }) => ({
        title: 'Schimb valutar la bancă',
        summary: ratesPage.converter.reference,
        names: 'Case de schimb',
      }),
    },
  ],
});

/** /curs-valutar-banci/: loads the banks ranked for the exchange of the address. */
export async function loadBankRates({ url, services, country, now }: PageArgs): Promise<BankRatesData> {
  const book = await services.rates.load();
  const { banks, converter, open } = services.content.ratesPage;
  const currencies = quotedCurrencies(services.content, book).filter(({ code }) => code !== 'RON');
  const { typed, amount, error, side } = readExchange(url.searchParams);
  const asked = url.searchParams.get('valuta')?.toUpperCase();
  const currency =
    currencies.find(({ code }) => code === asked) ?? currencies.find(({ code }) => code === 'EUR');
  const code = currency?.code ?? 'EUR';
  const { day: today } = romanianTime(now);
  const withFigures = banksWithFigures(book, today);
  return {
    texts: banks,
    reference: converter.reference,
    typed,
    error,
    side,
    currency: code,
    currencies,
    hasFigures: book.bankRates.length > 0,
    ranked: {
      amount: currency ? amountOf(amount, currency) : '',
      side,
      banks: rankBanks(book, { currency: code, amount, side }, today),
    },
    banks: services.content.banks.map(({ slug, name }) => ({
      slug,
      name,
      href: `/curs-valutar-banci/${slug}/`,
      hasRates: withFigures.has(slug),
    })),
    late: lateRates(book, now),
    open,
    hasNotices: isPrepared(country),
  };
}

/** Selling rates of each bank for the currency of the page. */
function describeBankRates({ ranked, banks }: BankRatesData): JsonLdNode[] {
  return ranked.banks.map((row) =>
    bankRate(row, banks.find(({ slug }) => slug === row.rate.bank)?.name ?? row.rate.bank),
  );
}
