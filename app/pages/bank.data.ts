import { BankPage, type BankPageData } from '#app/tools/rates/bank-page.tsx';
import { romanianTime } from '#domain/tools/rates/bnr-days.ts';
import { banksWithFigures, rankBanks } from '#domain/tools/rates/rank-banks.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { lateRates, quotedCurrencies } from './quoted-currencies.ts';
import { readExchange } from './read-exchange.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { hasFiguresOfBank } from './has-figures-of-bank.ts';
import { bankRate } from '#app/shell/json-ld/bank-rate.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

export const bankPage = declarePage({
  module: 'bank',
  group: 'rates',
  Page: BankPage,
  load: loadBank,
  about: describeBank,
  addresses: [
    {
      path: '/curs-valutar-banci/:name/',
      name: (slug, { banks }) => banks.find((bank) => bank.slug === slug)?.name,
      tags: ['rates'],
      query: ['suma', 'sens'],
      values: ({ banks }) => banks.map(({ slug }) => slug),
      isListedNow: hasFiguresOfBank,
      changed: ({ rates, today }, { ratesPage }, slug) => [
        ratesPage.updated,
        rates.newestDay,
        banksWithFigures(rates, today).get(slug),
      ],
      examples: ['/curs-valutar-banci/ing/'],
    },
  ],
});

/** /curs-valutar-banci/:name/: loads the page of a bank; null for an unknown one. */
export async function loadBank({ url, params, services, now }: PageArgs): Promise<BankPageData | null> {
  const bank = services.content.banks.find(({ slug }) => slug === params['name']);
  if (!bank) return null;
  const book = await services.rates.load();
  const { banks, converter } = services.content.ratesPage;
  const { typed, amount, error, side } = readExchange(url.searchParams);
  const currencies = quotedCurrencies(services.content, book).filter(({ code }) => code !== 'RON');
  const today = romanianTime(now).day;
  const hasFigures = banksWithFigures(book, today).has(bank.slug);
  const names = bank.former.map(({ name }) => name).join(', ');
  return {
    name: bank.name,
    slug: bank.slug,
    heading: hasFigures ? `Curs valutar ${bank.name}` : banks.bankHeadingWithout.replace('{bank}', bank.name),
    description: (hasFigures ? banks.bankDescription : banks.bankDescriptionWithout).replace(
      '{bank}',
      bank.name,
    ),
    former: names ? banks.former.replace('{names}', names) : null,
    texts: banks,
    reference: converter.reference,
    late: lateRates(book, now),
    typed,
    error,
    side,
    amount: formatNumber(amount, Number.isInteger(amount) ? 0 : 2),
    rows: currencies.flatMap(({ code }) =>
      rankBanks(book, { currency: code, amount, side }, today).filter(({ rate }) => rate.bank === bank.slug),
    ),
    currencies,
    isListed: hasFigures,
  };
}

/** The bank's selling rate of each currency, with the difference to its buying rate. */
function describeBank({ rows, name }: BankPageData): JsonLdNode[] {
  return rows.map((row) => bankRate(row, name));
}
