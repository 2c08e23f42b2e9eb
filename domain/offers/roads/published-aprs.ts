import type { Source } from '#domain/base/sources/source-schema.ts';
import type { AskedLoan } from './asked-loan.ts';
import { illustratedRoad, type IllustratedRoad } from './illustrated-road.ts';
import type { BankAverage, RoadRates } from './rates-on-day.ts';

/** Range of published yearly costs of banks, or of mutual-aid houses, in percent: an offer is compared with it. */
export type PublishedAprs = {
  low: number;
  high: number;
  /** true: for the requested amount and term; false: as printed in their examples, for other loans */
  isAsked: boolean;
  /** of all banks; null for houses */
  average: BankAverage | null;
  /** names of the lenders, each once */
  lenders: string[];
  sources: Source[];
};

/**
 * Computes the DAE range of lenders of a kind: for the loan if their whole costs are known, otherwise as printed beside their
 * examples.
 * @returns null without known prices
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
