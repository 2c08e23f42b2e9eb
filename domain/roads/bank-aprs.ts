import type { Source } from '#domain/offers/source-schema.ts';
import type { AskedLoan } from './asked-loan.ts';
import { illustratedRoad } from './illustrated-road.ts';
import type { BankAverage, RoadRates } from './rates-on-day.ts';

/** How dear banks' loans are by what they publish, in percent a year, for an offer of a bank to be held against: no ceiling of law is. */
export type BankAprs = {
  low: number;
  high: number;
  /** true: at the sum and term that are asked; false: as their examples print it, of other loans */
  isAsked: boolean;
  average: BankAverage | null;
  sources: Source[];
};

/**
 * The range of DAE in what banks publish: at a loan where their whole costs are known, else as printed beside their examples.
 * @returns null where nothing of banks is known
 */
export function bankAprs(rates: RoadRates, asked: AskedLoan): BankAprs | null {
  const own = illustratedRoad('bank', rates, asked).whole.flatMap(({ prices }) => prices);
  const printed = rates.lenders.flatMap(({ road, examples }) => (road === 'bank' ? examples : []));
  const isAsked = own.length > 0;
  const found = isAsked
    ? own.map(({ aprPercent, source }) => ({ apr: aprPercent, source }))
    : printed.map(({ printed: { aprPercent = null }, source }) => ({ apr: aprPercent, source }));
  const aprs = found.flatMap(({ apr }) => apr ?? []).toSorted((a, b) => a - b);
  const [low, high] = [aprs[0], aprs.at(-1)];
  if (low === undefined || high === undefined) return null;
  return { low, high, isAsked, average: rates.loanAverage, sources: found.map(({ source }) => source) };
}
