import type { Source } from '#domain/base/sources/source-schema.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import type { SeriesBook, SeriesName } from '#domain/base/series/series.ts';
import type { IllustratedExample, RateIllustration } from './rate-illustration.ts';

/** A yearly rate on a day. `ircc`: its margin, and the IRCC below it with its first day. */
export type RateOnDay = {
  percentAYear: number;
  kind: 'fixed' | 'variable' | 'unknown';
  by: 'source' | 'calculation';
  ircc?: { marginPercent: number; percent: number; from: string };
};

type FileList = NonNullable<RateIllustration['list']>;
type ListOnDay = Omit<FileList, 'rates' | 'dating'> & {
  rates: { rate: RateOnDay; asks?: string | undefined }[];
};
/** An example without the origin of its date. */
export type RoadExample = Omit<IllustratedExample, 'dating'>;

/** Published prices of a lender for one of its loans, with today's IRCC in the rates; only the displayed fields. */
export type RoadLender = Pick<RateIllustration, 'id' | 'road' | 'lender' | 'loan' | 'page' | 'priceList'> & {
  limits: Omit<RateIllustration['limits'], 'source'>;
  list?: ListOnDay | undefined;
  examples: RoadExample[];
  freeInstalments?: Omit<NonNullable<RateIllustration['freeInstalments']>, 'dating'> | undefined;
};

/** An average over all banks, for one month. */
export type BankAverage = {
  percentAYear: number;
  /** yyyy-mm */
  month: string;
  source: Source;
};

/** Data of the roads over banks and mutual-aid houses, on one day. */
export type RoadRates = {
  lenders: RoadLender[];
  /** APR of new consumer loans, fees included; null: no month is known */
  loanAverage: BankAverage | null;
  /** interest of overdrafts and cards, without fees */
  overdraftAverage: BankAverage | null;
};

/** Rates of countries without a prepared law, where banks and houses are not a road. */
export const noRoadRates: RoadRates = { lenders: [], loanAverage: null, overdraftAverage: null };

/**
 * Computes the rates of a day: margins become rates with the IRCC then in force, and averages are of the latest month. A list
 * over an unknown IRCC is left out; its lender stays, with its page.
 * @param day yyyy-mm-dd
 */
export function ratesOnDay(
  illustrations: readonly RateIllustration[],
  series: SeriesBook,
  day: string,
): RoadRates {
  return {
    lenders: illustrations.map((illustration) => lenderOnDay(illustration, series, day)),
    loanAverage: averageOn('dae-credite-consum', series, day),
    overdraftAverage: averageOn('dobanda-descoperit-de-cont', series, day),
  };
}

/** Removes lenders of which only a page is known: the rest is the input of prices. */
export function pricedRates({ lenders, ...averages }: RoadRates): RoadRates {
  return {
    ...averages,
    lenders: lenders.filter(
      ({ list, examples, freeInstalments }) => list ?? freeInstalments ?? examples.length > 0,
    ),
  };
}

function lenderOnDay(illustration: RateIllustration, series: SeriesBook, day: string): RoadLender {
  const { limits, list, examples, freeInstalments, ...lender } = illustration;
  const { source: _, ...ends } = limits;
  return {
    ...lender,
    limits: ends,
    ...(list && { list: listOnDay(list, series, day) }),
    examples: examples.map(({ dating: __, ...example }) => example),
    ...(freeInstalments && {
      freeInstalments: { steps: freeInstalments.steps, source: freeInstalments.source },
    }),
  };
}

function listOnDay(file: FileList, { ircc }: SeriesBook, day: string): ListOnDay | undefined {
  const { dating: _, ...list } = file;
  const point = pointOn(ircc, day);
  const rates = list.rates.flatMap(({ rate: { over, ...rate }, ...rest }) => {
    if (over === undefined) return [{ ...rest, rate }];
    if (point === undefined) return [];
    const marginPercent = rate.percentAYear;
    const made = { marginPercent, percent: point.value, from: point.from };
    return [{ ...rest, rate: { ...rate, percentAYear: hundredths(marginPercent, point.value), ircc: made } }];
  });
  return rates.length === list.rates.length ? { ...list, rates } : undefined;
}

/** Both are printed with two decimals, and 5.57 + 4.5 is 10.07 exactly. */
function hundredths(one: number, other: number): number {
  return Math.round(one * 100 + other * 100) / 100;
}

function averageOn(name: SeriesName, series: SeriesBook, day: string): BankAverage | null {
  const point = pointOn(series[name], day);
  return point ? { percentAYear: point.value, month: point.from.slice(0, 7), source: point.source } : null;
}
