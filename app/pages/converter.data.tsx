import { LONGEST_TITLE } from '#app/ui/longest-title.ts';
import { type ConverterPageData, ConverterPage } from '#app/tools/rates/converter-page.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { newestBnrDay, romanianTime } from '#domain/tools/rates/bnr-days.ts';
import { type CurrencyPair, pairHref, parsePair } from '#domain/tools/rates/currency-pair.ts';
import { ratesOfBank, banksWithFigures } from '#domain/tools/rates/rank-banks.ts';
import { valueOf } from '#domain/base/forms/read.ts';
import { readExchangeAmount } from '#domain/tools/rates/read-amount.ts';
import { ConverterSections } from '#app/tools/rates/converter-sections.tsx';
import { pairHeading, priceSentence, sourceInWords, providerNames } from '#app/tools/rates/pair-in-words.ts';
import { converterCard } from '#app/tools/rates/converter-card.ts';
import { isPrepared } from '#domain/law/countries/country.ts';
import { cardName } from '#domain/texts/pages/share-card.ts';
import type { PageArgs, Shell, SiteFacts } from '#server/web/pages/page-contract.ts';
import { converterSections } from './converter-sections.data.ts';
import { quotedCurrencies, quotedPair } from './quoted-currencies.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { hasFiguresOfBank } from './has-figures-of-bank.ts';
import type { Content } from '#server/texts/content/content.ts';
import { findRate } from '#domain/tools/rates/rate-book.ts';
import type { PageWords } from '#domain/texts/pages/page-words.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { exchangeRate } from '#app/shell/json-ld/exchange-rate.ts';
import { webApplication } from '#app/shell/json-ld/web-application.ts';
import { quotedPrice } from '#domain/tools/rates/convert.ts';

const CONVERTER = '/convertor-valutar/';

// The subject of a converter page is in its path; its query only changes the displayed values.
const converterQuery = ['suma', 'din', 'in', 'cauta', 'interval'];

export const converterPage = declarePage({
  module: 'converter',
  group: 'rates',
  kind: 'app',
  Page: ConverterPage,
  load: loadConverter,
  about: describeConverter,
  addresses: [
    {
      path: CONVERTER,
      name: 'Convertor valutar',
      tags: ['rates'],
      query: converterQuery,
      changed: ({ rates }) => [rates.newestDay],
      search: ({ ratesPage: { converter }, currencies }) => ({
        title: converter.heading,
        summary: converter.lede,
        names: 'Curs valutar BNR, euro în lei',
        headings: currencies.map(({ code, one, few }) => `${code} ${one} ${few}`).join('\n'),
      }),
      examples: ['/convertor-valutar/', '/convertor-valutar/?cauta=zzz&suma=abc'],
    },
    {
      path: '/convertor-valutar/:slug/',
      name: converterName,
      tags: ['rates'],
      query: converterQuery,
      values: converterValues,
      isListedNow: hasFiguresOfBank,
      changed: daysOfConverter,
      search: wordsOfPair,
      examples: ['/convertor-valutar/eur-to-ron/?interval=5-ani'],
    },
  ],
});

const USUAL_PAIR: CurrencyPair = { from: 'EUR', to: 'RON' };
const USUAL_AMOUNT = 100;

/** Loads the converter with the pair and amount of the address; null if the address names neither a pair nor a bank. */
export async function loadConverter(args: PageArgs): Promise<ConverterPageData | null> {
  const { url, params, services, now } = args;
  const { content } = services;
  const codes = new Set(content.currencies.map(({ code }) => code));
  const slug = params['slug'];
  const named = slug === undefined ? undefined : parsePair(slug, codes);
  const bank = content.banks.find((candidate) => candidate.slug === slug);
  if (slug !== undefined && !named && !bank) return null;

  const book = await services.rates.load();
  const currencies = quotedCurrencies(content, book);
  const [fromAsked, toAsked] = ['din', 'in'].map((name) => url.searchParams.get(name)?.toLowerCase());
  const asked = parsePair(`${fromAsked}-to-${toAsked}`, codes);
  const pair = named ?? asked ?? USUAL_PAIR;
  const typed = url.searchParams.get('suma') ?? String(USUAL_AMOUNT);
  const amount = valueOf(readExchangeAmount(typed));
  const search = url.searchParams.get('cauta')?.trim() ?? '';
  const { converter } = content.ratesPage;
  const bankRates = bank ? ratesOfBank(book, bank.slug, romanianTime(now).day) : [];
  const quotes = quotedPair(content, book, pair);
  const genitiveOf = (code: string) => content.currencies.find((own) => own.code === code)?.genitive ?? code;
  const isPast = [quotes?.from, quotes?.to].some((side) => side?.ended);
  const isPair = !bank && (named ?? asked) !== undefined;

  const head =
    isPair && quotes
      ? {
          title: titleOf(priceSentence(quotes), sourceInWords(quotes)),
          description: (isPast ? converter.pastDescription : converter.pairDescription)
            .replace('{genitive}', genitiveOf(pair.from))
            .replace('{to}', quotes.to.few),
          heading: pairHeading(quotes.from, quotes.to),
          crumb: `${pair.from} în ${pair.to}`,
          canonical: pairHref(pair),
        }
      : {
          title: bank ? `Convertor valutar ${bank.name}` : converter.title,
          description:
            bankRates.length > 0
              ? converter.bankDescription.replace('{bank}', bank?.name ?? '')
              : converter.description,
          heading: bank ? `Convertor valutar ${bank.name}` : converter.heading,
          crumb: bank?.name ?? null,
          canonical: bank ? `/convertor-valutar/${bank.slug}/` : '/convertor-valutar/',
        };
  // A bank's page without rates is of no use in search results.
  const isOfUse = !bank || bankRates.length > 0;
  const sections = converterSections({ args, book, pair, amount, currencies, bank, search, quotes });
  // A bank's page has the picture of its default pair, under whose address it is rendered.
  const hasPicture = isPrepared(args.country) && !(bank && asked);
  const shareCard = hasPicture ? converterCard(head.heading, sections.timelines) : null;
  return {
    ...head,
    shareCard,
    picture: shareCard && cardName(head.canonical, shareCard),
    canonical: search === '' && isOfUse ? head.canonical : null,
    texts: {
      ecb: converter.ecb,
      apart: converter.apart,
      bank: converter.bank,
      noBank: converter.noBank,
    },
    currencies,
    pair,
    quotes,
    bank: bank ? { slug: bank.slug, rates: bankRates } : null,
    typed,
    published: newestBnrDay(now),
    today: romanianTime(now).day,
    sections: renderToStaticMarkup(<ConverterSections {...sections} />),
  };
}

// The longest names of currencies leave no room for the word „curs”.
function titleOf(price: string, source: string): string {
  const title = `${price}, ${source}`;
  return title.length > LONGEST_TITLE ? `${price}, ${source.replace(/curs (.+) din /, '$1 ')}` : title;
}

/** The converter's banks, and every currency with the leu, both ways: what most people look for is made ahead. */
function converterValues({ banks, currencies }: Content): string[] {
  const codes = currencies.map(({ code }) => code.toLowerCase()).filter((code) => code !== 'ron');
  const pairs = codes.flatMap((code) => [`${code}-to-ron`, `ron-to-${code}`]);
  return [...pairs, ...banks.map(({ slug }) => slug)];
}

/** A converter page as lists name it: `EUR în RON`, `Convertor ING`. */
function converterName(slug: string, { banks }: Content): string {
  const bank = banks.find((one) => one.slug === slug);
  return bank ? `Convertor ${bank.name}` : slug.toUpperCase().replace('-TO-', ' în ');
}

/** The days of the texts and of the figures of a pair or of a bank. */
function daysOfConverter(
  { rates, today }: SiteFacts,
  { ratesPage, currencies, banks }: Content,
  slug: string,
) {
  const { updated } = ratesPage;
  if (banks.some((bank) => bank.slug === slug))
    return [updated, rates.newestDay, banksWithFigures(rates, today).get(slug)];
  const currency = currencyOf(slug, currencies);
  // A currency replaced by the euro is converted through it.
  return [updated, currency && findRate(rates, currency.ended ? 'EUR' : currency.code)?.day];
}

/** The search knows a currency by its page with the leu as the other side. */
function wordsOfPair({ currencies }: Content, slug: string): PageWords | undefined {
  const currency = slug.endsWith('-to-ron') ? currencyOf(slug, currencies) : undefined;
  if (!currency) return undefined;
  const { code, one, few } = currency;
  return {
    title: `${few} în lei`,
    summary: `Cât face acum ${one} în lei, la cursul BNR.`,
    names: `Curs ${one}\n${one} azi\n${code} în RON`,
  };
}

/** The currency that a pair with the leu is about. */
function currencyOf(slug: string, currencies: Content['currencies']) {
  const code = slug.replace('ron-to-', '').replace('-to-ron', '').toUpperCase();
  return currencies.find((currency) => currency.code === code);
}

/** The converter, and the rate of the pair it shows where that is the newest there is. */
function describeConverter(data: ConverterPageData, { origin, country }: Shell): JsonLdNode[] {
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
