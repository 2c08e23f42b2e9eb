import { bani, type Bani } from '#domain/base/money/bani.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import type { RoadRow, RoadView } from './road-view.ts';

/** What is told of one road, and the same figures for the table. */
export type DrawnRoad = Pick<
  RoadView,
  'act' | 'figure' | 'bar' | 'cap' | 'says' | 'details' | 'rows' | 'sources'
> & {
  /** left out: the name of its kind */
  name?: string;
};

export const UNKNOWN = 'nu știm';

/** A row of the table. @param cost null: not known */
export function row(who: string, cost: Bani | null, principal: Bani): RoadRow {
  if (cost === null) return { who, cost: UNKNOWN, total: UNKNOWN };
  return { who, cost: formatMoney(cost), total: formatMoney(bani(principal + cost)) };
}

/** The same of a range, in whole lei. */
export function rangeRow(who: string, { low, high }: { low: Bani; high: Bani }, principal: Bani): RoadRow {
  const total = rangeInWords(bani(principal + low), bani(principal + high));
  return { who, cost: rangeInWords(low, high), total };
}

/** What is carried from an example is no price: bani would claim an exactness it has not. */
export function wholeLei(amount: Bani): Bani {
  return bani(Math.round(amount / 100) * 100);
}

/** „3 834–7 633 lei”, in whole lei; one figure where both ends are the same. */
export function rangeInWords(low: Bani, high: Bani): string {
  return range(low, high, formatMoney);
}

/** The same in a sentence: „3 834–7 633 de lei”. */
export function rangeInSentence(low: Bani, high: Bani): string {
  return range(low, high, moneyInSentence);
}

function range(low: Bani, high: Bani, write: (amount: Bani) => string): string {
  const [from, to] = [wholeLei(low), wholeLei(high)];
  if (from === to) return write(from);
  return `${formatMoney(from).replace(/\u00a0\D+$/, '')}–${write(to)}`;
}
