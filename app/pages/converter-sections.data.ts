import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import { type Country, isPrepared } from '#domain/law/countries/country.ts';
import { bnrDaysBetween, romanianTime, newestBnrDay } from '#domain/tools/rates/bnr-days.ts';
import { convert } from '#domain/tools/rates/convert.ts';
import { amountOf, searchCurrencies } from '#domain/tools/rates/currency.ts';
import { type CurrencyPair, converterHref, pairHref } from '#domain/tools/rates/currency-pair.ts';
import { banksWithFigures, rankBanks } from '#domain/tools/rates/rank-banks.ts';
import { type PairPoint, type RateBook, findRate, pairPoints } from '#domain/tools/rates/rate-book.ts';
import {
  type Timeline,
  type TimelineFigures,
  describeTimeline,
  timelineStart,
  timelines,
} from '#domain/tools/rates/timeline.ts';
import type { QuotedCurrency, QuotedPair } from '#app/tools/rates/converter-data.ts';
import type { ExchangeMarginsProps } from '#app/tools/rates/exchange-margins.tsx';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { CurrencyLink } from '#app/tools/rates/currency-search.tsx';
import type { ConverterSectionsProps } from '#app/tools/rates/converter-sections.tsx';
import type { TimelineSectionProps } from '#app/tools/rates/timeline-section.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { isEnded } from './quoted-currencies.ts';

type Input = {
  args: PageArgs;
  book: RateBook;
  pair: CurrencyPair;
  /** null: unusable */
  amount: number | null;
  currencies: readonly QuotedCurrency[];
  bank: { slug: string; name: string } | undefined;
  search: string;
  /** rates of the pair; null: no date has both */
  quotes: QuotedPair | null;
};

const USUAL_TIMELINE: Timeline = '12-luni';

/** Prepares the sections below the converter for a pair. */
export function converterSections(input: Input): ConverterSectionsProps {
  const { args, pair, search, bank, amount } = input;
  const banks = amount === null ? null : bankProps(input, amount);
  const { services, country } = args;
  const { currencies: all, ratesPage } = services.content;
  const { converter, open } = ratesPage;
  const { loan } = converter;
  return {
    pair,
    timelines: timelineProps(input),
    banks,
    none: bank && !banks && amount !== null ? ratesPage.banks.noneOfBank : null,
    margins: banks || amount === null ? null : marginsOf(input, amount),
    search: {
      label: converter.searchLabel,
      hint: converter.searchHint,
      none: converter.searchNone,
      query: search,
      found: searchCurrencies(all, search).map((currency) => linkOf(currency)),
      all: linksOf(input.currencies, pair.from === 'RON'),
      past: {
        title: converter.past,
        links: all
          .filter((currency) => isEnded(currency, input.book))
          .map((currency) => linkOf(currency, pair.from === 'RON')),
      },
    },
    loan: {
      title: country.offerClaims === 'spec' ? loan.claim : loan.title,
      text: loan.text,
      link: loan.link,
    },
    open,
  };
}

/** Links to a currency's page: into lei, or out of lei if the visitor comes from such a page. */
function linkOf({ code, one }: { code: string; one: string }, isFromLei = false): CurrencyLink {
  const other = code === 'RON' ? 'EUR' : code;
  return {
    href: pairHref(isFromLei === (code === 'RON') ? { from: other, to: 'RON' } : { from: 'RON', to: other }),
    code,
    name: one,
  };
}

// Equal on every page made from the same rates, and so is their markup.
const currencyLinks = {
  intoLei: new WeakMap<readonly QuotedCurrency[], readonly CurrencyLink[]>(),
  fromLei: new WeakMap<readonly QuotedCurrency[], readonly CurrencyLink[]>(),
};

function linksOf(currencies: readonly QuotedCurrency[], isFromLei: boolean): readonly CurrencyLink[] {
  const known = isFromLei ? currencyLinks.fromLei : currencyLinks.intoLei;
  const list = known.get(currencies) ?? currencies.map((currency) => linkOf(currency, isFromLei));
  known.set(currencies, list);
  return list;
}

function timelineProps({ args, book, pair, bank }: Input): TimelineSectionProps | null {
  const { url, now, services, country } = args;
  const [from, to] = [pair.from, pair.to].map((code) =>
    services.content.currencies.find((own) => own.code === code),
  );
  if (!from || !to) return null;
  const history = historyOf(book, { pair, ended: endOf(from, to) }, now);
  if (!history) return null;
  const { timelines: texts } = services.content.ratesPage;
  const asked = url.searchParams.get('interval');
  return {
    texts: { ...texts, title: texts.title.replace('{genitive}', from.genitive) },
    timelines: history.timelines,
    alertHref: alertHref(pair, book, country),
    chosen: timelines.find((timeline) => timeline === asked) ?? USUAL_TIMELINE,
    newest: history.newest,
    unitWords: (units) => `${amountOf(units, from)} în ${to.few}`,
    href: (timeline) =>
      timelineHref({ pair, bank: bank ?? null, typed: url.searchParams.get('suma') }, timeline),
  };
}

// An alert concerns the leu and one currency with a current rate of the National Bank.
function alertHref({ from, to }: CurrencyPair, book: RateBook, country: Country): string | null {
  if (!isPrepared(country)) return null;
  const currency = from === 'RON' ? to : from;
  if (from !== 'RON' && to !== 'RON') return null;
  const rate = findRate(book, currency, { provider: 'bnr' });
  return rate && rate.day === book.newestDay ? `/abonare/?valuta=${currency}` : null;
}

type History = { timelines: TimelineFigures[]; newest: PairPoint };

// Cache for pairs with the leu, which are requested with many amounts, as long as their rates. A history takes 170 KB and a millisecond,
// so only the last requested ones stay.
const histories = new WeakMap<RateBook, Map<string, History | null>>();
const MOST_HISTORIES = 8;

/** A pair, and the last day of its currency that the euro replaced first; null: both are in use. */
type PastPair = { pair: CurrencyPair; ended: string | null };

function endOf(from: Currency, to: Currency): string | null {
  return [from, to].flatMap(({ ended }) => ended?.until ?? []).toSorted()[0] ?? null;
}

function historyOf(book: RateBook, past: PastPair, now: Date): History | null {
  const { pair } = past;
  if (pair.from !== 'RON' && pair.to !== 'RON') return describeHistory(book, past, now);
  const ofBook = histories.get(book) ?? new Map<string, History | null>();
  histories.set(book, ofBook);
  // The key holds today as well as the latest date of rates: some days bring none.
  const key = [pair.from, pair.to, romanianTime(now).day, newestBnrDay(now)].join(' ');
  const history = ofBook.get(key) ?? describeHistory(book, past, now);
  // A Map remembers insertion order: the first key is the one unused the longest.
  ofBook.delete(key);
  ofBook.set(key, history);
  const [oldest] = ofBook.keys();
  if (ofBook.size > MOST_HISTORIES && oldest !== undefined) ofBook.delete(oldest);
  return history;
}

function describeHistory(book: RateBook, { pair, ended }: PastPair, now: Date): History | null {
  const { day: today } = romanianTime(now);
  const oldest = timelineStart('5-ani', today);
  const points = pairPoints(book, pair.from, pair.to, oldest);
  const newest = points.at(-1);
  if (!newest) return null;
  const all = daysPublished(oldest, newestBnrDay(now));
  const published = ended === null ? all : all.filter((day) => day <= ended);
  return {
    newest,
    timelines: timelines.map((timeline) => describeTimeline(timeline, points, { today, published })),
  };
}

// Equal for every pair of a day, and two milliseconds to compute.
let counted: { first: string; last: string; days: string[] } = { first: '', last: '', days: [] };

function daysPublished(first: string, last: string): string[] {
  if (counted.first !== first || counted.last !== last) {
    counted = { first, last, days: bnrDaysBetween(first, last) };
  }
  return counted.days;
}

// The amount and the bank stay.
function timelineHref(page: Parameters<typeof converterHref>[0], timeline: Timeline): string {
  const href = converterHref(page);
  if (timeline === USUAL_TIMELINE) return `${href}#evolutie`;
  return `${href}${href.includes('?') ? '&' : '?'}interval=${timeline}#evolutie`;
}

function bankProps(
  { args, book, pair, currencies, bank }: Input,
  amount: number,
): ConverterSectionsProps['banks'] {
  const { content } = args.services;
  const { banks: texts } = content.ratesPage;
  const side = pair.from === 'RON' ? ('buy' as const) : ('sell' as const);
  const foreign = currencies.find(({ code }) => code === (side === 'buy' ? pair.to : pair.from));
  const leu = currencies.find(({ code }) => code === 'RON');
  const withFigures = banksWithFigures(book, romanianTime(args.now).day);
  const links = content.banks
    .filter(({ slug }) => withFigures.has(slug))
    .map(({ slug, name }) => ({ href: `/curs-valutar-banci/${slug}/`, label: name }));
  const foreignName = content.currencies.find(({ code }) => code === foreign?.code)?.fewDefinite;
  const isOfLeu = pair.from === 'RON' || pair.to === 'RON';
  if (!foreign || !leu || !isOfLeu) return null;

  // Banks' rates are for the foreign currency: an amount in lei is converted to what it buys at the reference rate.
  const inForeign = side === 'buy' ? convert(amount, leu, foreign) : amount;
  const exchange = { currency: foreign.code, amount: inForeign, side };
  const ranked = rankBanks(book, exchange, romanianTime(args.now).day).filter(
    ({ rate }) => bank === undefined || rate.bank === bank.slug,
  );
  if (ranked.length === 0) return null;
  const named = (slug: string) => ({
    name: content.banks.find((own) => own.slug === slug)?.name ?? slug,
    href: `/curs-valutar-banci/${slug}/`,
  });
  return {
    title: foreignName ? texts.pairTitle.replace('{fewDefinite}', foreignName) : texts.crossTitle,
    method: texts.method,
    links,
    ranked: { amount: amountOf(inForeign, foreign), side, banks: ranked, named },
  };
}

/** Margins of an exchange, in hundredths of a percent: chosen by us, between a cheap and an expensive bank. */
const MARGINS = [50, 100, 200];

/** Returns what remains of an amount after a margin; both parts add up to the converter's answer. */
function marginsOf({ quotes }: Input, amount: number): ExchangeMarginsProps | null {
  if (!quotes || quotes.from.ended || quotes.to.ended) return null;
  const { from, to } = quotes;
  const whole = convert(amount, from, to);
  return {
    amount: amountOf(amount, from),
    rows: MARGINS.map((margin) => {
      const kept = convert((amount * margin) / 10_000, from, to);
      return {
        percent: formatPercent(margin / 100, margin % 100 === 0 ? 0 : 1),
        given: amountOf(whole - kept, to),
        kept: amountOf(kept, to),
      };
    }),
  };
}
