import type { Source } from '#domain/base/sources/source-schema.ts';
import type { AskedLoan } from './asked-loan.ts';
import { illustratedRoad, type IllustratedRoad } from './illustrated-road.ts';
import type { BankAverage, RoadRates } from './rates-on-day.ts';

/** How dear loans of banks, or of mutual-aid houses, are by what they publish, in percent a year: an offer of one is held against it. */
export type PublishedAprs = {
  low: number;
  high: number;
  /** true: at the sum and term that are asked; false: as their examples print it, of other loans */
  isAsked: boolean;
  /** of all banks; null beside houses */
  average: BankAverage | null;
  /** whose they are, each once */
  lenders: string[];
  sources: Source[];
};

/**
 * The range of DAE in what lenders of a kind publish: at a loan where their whole costs are known, else as printed beside their examples.
 * @returns null where nothing of them is known
 */
export function publishedAprs(
  road: IllustratedRoad['kind'],
  rates: RoadRates,
  asked: AskedLoan,
): PublishedAprs | null {
  const own = illustratedRoad(road, rates, asked).whole.flatMap(({ lender, prices }) =>
    prices.map(({ aprPercent, source }) => ({ apr: aprPercent, who: lender.lender, source })),
  );
  const printed = rates.lenders
    .filter((lender) => lender.road === road)
    .flatMap(({ lender, examples }) =>
      examples.map(({ printed: { aprPercent = null }, source }) => ({
        apr: aprPercent,
        who: lender,
        source,
      })),
    );
  const isAsked = own.length > 0;
  const found = (isAsked ? own : printed).filter(({ apr }) => apr !== null);
  const aprs = found.flatMap(({ apr }) => apr ?? []).toSorted((a, b) => a - b);
  const [low, high] = [aprs[0], aprs.at(-1)];
  if (low === undefined || high === undefined) return null;
  return {
    low,
    high,
    isAsked,
    average: road === 'bank' ? rates.loanAverage : null,
    lenders: [...new Set(found.map(({ who }) => who))],
    sources: found.map(({ source }) => source),
  };
}
