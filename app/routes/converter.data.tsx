import { renderToStaticMarkup } from 'react-dom/server';
import { romanianTime } from '#domain/rates/bnr-days.ts';
import { type CurrencyPair, pairHref, parsePair } from '#domain/rates/currency-pair.ts';
import { banksWithFigures } from '#domain/rates/rank-banks.ts';
import { readExchangeAmount } from '#domain/rates/read-amount.ts';
import type { ConverterPageData } from '#app/features/rates/converter-page.tsx';
import { ConverterSections } from '#app/features/rates/converter-sections.tsx';
import { pairHeading, priceSentence, providerNames } from '#app/features/rates/pair-in-words.ts';
import { converterCard } from '#app/features/rates/converter-card.ts';
import { isPrepared } from '#domain/countries/country.ts';
import { cardName } from '#domain/pages/share-card.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { converterSections } from './converter-sections.data.ts';
import { isLate, quotedCurrencies } from './quoted-currencies.ts';

const USUAL_PAIR: CurrencyPair = { from: 'EUR', to: 'RON' };
const USUAL_AMOUNT = 100;

/** The converter: the pair and amount of the address; null when the address names neither a pair nor a bank. */
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
  const asked = parsePair(`${url.searchParams.get('din')}-to-${url.searchParams.get('in')}`, codes);
  const pair = named ?? asked ?? USUAL_PAIR;
  const typed = url.searchParams.get('suma') ?? String(USUAL_AMOUNT);
  const { value: amount = USUAL_AMOUNT } = readExchangeAmount(typed);
  const search = url.searchParams.get('cauta')?.trim() ?? '';
  const { converter } = content.ratesPage;
  const [from, to] = [pair.from, pair.to].map((code) => currencies.find((own) => own.code === code));
  const genitiveOf = (code: string) => content.currencies.find((own) => own.code === code)?.genitive ?? code;
  const isPair = (named ?? asked) !== undefined && from !== undefined && to !== undefined;

  const head = isPair
    ? {
        title: titleOf(priceSentence(from, to), datedSource(from, to)),
        description: converter.pairDescription
          .replace('{genitive}', genitiveOf(pair.from))
          .replace('{to}', to.few),
        heading: pairHeading(from, to),
        crumb: `${pair.from} în ${pair.to}`,
        canonical: pairHref(pair),
      }
    : {
        title: bank ? `Convertor valutar ${bank.name}` : converter.title,
        description: converter.description,
        heading: bank ? `Convertor valutar ${bank.name}` : converter.heading,
        crumb: bank?.name ?? null,
        canonical: bank ? `/convertor-valutar/${bank.slug}/` : '/convertor-valutar/',
      };
  // Nobody who searches is helped by a bank's page without its figures.
  const isOfUse = !bank || banksWithFigures(book, romanianTime(now).day).has(bank.slug);
  const sections = converterSections({ args, book, pair, amount, currencies, bank, search });
  const shareCard = isPrepared(args.country) ? converterCard(head.heading, sections.timelines) : null;
  return {
    ...head,
    shareCard,
    picture: shareCard && cardName(head.canonical, shareCard),
    canonical: search === '' && isOfUse ? head.canonical : null,
    texts: {
      lede: converter.lede,
      reference: converter.reference,
      late: converter.late,
      ecb: converter.ecb,
      gone: converter.gone,
    },
    currencies,
    pair,
    typed,
    usual: USUAL_AMOUNT,
    isLate: isLate(book, now),
    sections: renderToStaticMarkup(<ConverterSections {...sections} />),
  };
}

// The longest names of currencies leave no room for the word: search engines cut a title past it.
const LONGEST_TITLE = 65;

function titleOf(price: string, source: string): string {
  const title = `${price}, ${source}`;
  return title.length > LONGEST_TITLE ? `${price}, ${source.replace(/^curs (.+) din /, '$1 ')}` : title;
}

type Sourced = { day: string | null; provider: 'bnr' | 'ecb' | null };

function datedSource(from: Sourced, to: Sourced): string {
  const day = [from.day, to.day].filter((own) => own !== null).toSorted()[0] ?? '';
  const isEcb = [from, to].some(({ provider }) => provider === 'ecb');
  return `curs ${providerNames[isEcb ? 'ecb' : 'bnr']} din ${formatDate(day)}`;
}
