import { renderToStaticMarkup } from 'react-dom/server';
import { newestBnrDay, romanianTime } from '#domain/tools/rates/bnr-days.ts';
import { type CurrencyPair, pairHref, parsePair } from '#domain/tools/rates/currency-pair.ts';
import { ratesOfBank } from '#domain/tools/rates/rank-banks.ts';
import { readExchangeAmount } from '#domain/tools/rates/read-amount.ts';
import type { ConverterPageData } from '#app/tools/rates/converter-page.tsx';
import { ConverterSections } from '#app/tools/rates/converter-sections.tsx';
import { pairHeading, priceSentence, sourceInWords } from '#app/tools/rates/pair-in-words.ts';
import { converterCard } from '#app/tools/rates/converter-card.ts';
import { isPrepared } from '#domain/law/countries/country.ts';
import { cardName } from '#domain/texts/pages/share-card.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { converterSections } from './converter-sections.data.ts';
import { quotedCurrencies, quotedPair } from './quoted-currencies.ts';

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
  const amount = readExchangeAmount(typed).value ?? null;
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
  // A bank's page without its rates helps nobody who searches.
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

// The longest names of currencies leave no room for the word: search engines cut longer titles.
const LONGEST_TITLE = 65;

function titleOf(price: string, source: string): string {
  const title = `${price}, ${source}`;
  return title.length > LONGEST_TITLE ? `${price}, ${source.replace(/curs (.+) din /, '$1 ')}` : title;
}
