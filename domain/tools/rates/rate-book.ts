import type { BankRate, Quote, ReferenceProvider, ReferenceRate } from './rate.ts';
import { leuQuote } from './rate.ts';
import { isBnrDay } from './bnr-days.ts';
import { unitPrice } from './convert.ts';

/** One currency's reference rates, oldest first; the same index in each list is one day. */
export type RateSeries = {
  days: string[];
  values: string[];
  multipliers: number[];
  providers: ReferenceProvider[];
};

/** All rates of the pages and the open data. */
export type RateBook = {
  /** by ISO code in upper case, without RON */
  series: ReadonlyMap<string, RateSeries>;
  /** each bank's newest figures, one of each currency */
  bankRates: readonly BankRate[];
  /** the newest day with rates of the national bank; null before there are any */
  newestDay: string | null;
};

export type DayRate = Quote & { day: string; provider: ReferenceProvider };

/**
 * Groups stored rates by currency. Where both have a day, the national bank's rate counts: the European Central Bank's only fill
 * days without it. On Romanian holidays, on which the ECB publishes too, the last rate remains valid.
 */
export function createRateBook(rates: readonly ReferenceRate[], bankRates: readonly BankRate[]): RateBook {
  const series = new Map<string, RateSeries>();
  let newestDay: string | null = null;
  let day = '';
  for (const rate of rates.toSorted(byDayThenBnr)) {
    if (rate.provider === 'bnr' && (newestDay === null || rate.day > newestDay)) newestDay = rate.day;
    const own = series.get(rate.currency) ?? { days: [], values: [], multipliers: [], providers: [] };
    series.set(rate.currency, own);
    if (own.days.at(-1) === rate.day || (rate.provider === 'ecb' && !isPublishing(rate.day))) continue;
    // Each row brought its own copy of these two texts, of which a day has hundreds: one copy is kept.
    if (day !== rate.day) ({ day } = rate);
    own.days.push(day);
    own.values.push(rate.value);
    own.multipliers.push(rate.multiplier);
    own.providers.push(rate.provider === 'bnr' ? 'bnr' : 'ecb');
  }
  return { series, bankRates, newestDay };
}

// Cached: the same day comes once for each currency.
let asked = { day: '', isPublishing: false };

function isPublishing(day: string): boolean {
  if (asked.day !== day) asked = { day, isPublishing: isBnrDay(day) };
  return asked.isPublishing;
}

function byDayThenBnr(a: ReferenceRate, b: ReferenceRate): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.provider === b.provider ? 0 : a.provider === 'bnr' ? -1 : 1;
}

type Choice = {
  /** the last day included; undefined: every day */
  until?: string | undefined;
  /** provider whose rates count: chosen before the day, since a rate that is found and then refused hides the ones behind it */
  provider?: ReferenceProvider;
};

/**
 * Finds the rate of a currency on a day: that day's, or the last one before it; the newest of all without a day.
 * @param currency ISO code in upper case, not RON
 */
export function findRate(
  book: RateBook,
  currency: string,
  { until, provider }: Choice = {},
): DayRate | undefined {
  const series = book.series.get(currency);
  if (!series) return undefined;
  const index = series.days.findLastIndex(
    (day, at) =>
      (until === undefined || day <= until) && (provider === undefined || series.providers[at] === provider),
  );
  return dayRate(series, index);
}

/** Finds the newest day on which all given currencies have a rate; undefined when there is none. @param codes without RON */
export function newestCommonDay(book: RateBook, codes: readonly string[]): string | undefined {
  if (codes.length === 0) return undefined;
  const calendars = codes.map((code) => book.series.get(code)?.days ?? []);
  for (let day = '9'; ;) {
    const found = calendars.map((days) => days.findLast((own) => own <= day) ?? '').toSorted();
    const [first = ''] = found;
    if (first === found.at(-1)) return first === '' ? undefined : first;
    day = first;
  }
}

/** Returns one point of a timeline; undefined beyond its ends. @param index from 0, the oldest day */
export function dayRate(series: RateSeries, index: number): DayRate | undefined {
  const [day, value] = [series.days[index], series.values[index]];
  const [multiplier, provider] = [series.multipliers[index], series.providers[index]];
  if (day === undefined || value === undefined || !multiplier || !provider) return undefined;
  return { day, value, multiplier, provider };
}

export type PairPoint = {
  day: string;
  from: Quote;
  to: Quote;
  /** of one unit, for comparing points and drawing them; displayed values are converted exactly */
  price: number;
  provider: ReferenceProvider;
};

/**
 * Lists both sides of a pair on every day, from one day on, on which both are known, oldest first. The leu is always known. A pair
 * has the provider ECB if one of its sides does.
 */
export function pairPoints(book: RateBook, from: string, to: string, since: string): PairPoint[] {
  const main = book.series.get(from === 'RON' ? to : from);
  if (!main) return [];
  const other = from === 'RON' || to === 'RON' ? null : book.series.get(to);
  if (other === undefined) return [];
  const points: PairPoint[] = [];
  let start = main.days.findIndex((day) => day >= since);
  if (start === -1) return [];
  let j = 0;
  for (; start < main.days.length; start += 1) {
    const rate = dayRate(main, start);
    if (!rate) continue;
    if (!other) {
      const [own, second] = from === 'RON' ? [leuQuote, rate] : [rate, leuQuote];
      points.push(newPoint(rate.day, own, second, rate.provider));
      continue;
    }
    while ((other.days[j] ?? '9') < rate.day) j += 1;
    const second = other.days[j] === rate.day ? dayRate(other, j) : undefined;
    if (!second) continue;
    const provider = rate.provider === 'bnr' ? second.provider : rate.provider;
    points.push(newPoint(rate.day, rate, second, provider));
  }
  return points;
}

function newPoint(day: string, from: Quote, to: Quote, provider: ReferenceProvider): PairPoint {
  return { day, from, to, price: unitPrice(from, to), provider };
}
