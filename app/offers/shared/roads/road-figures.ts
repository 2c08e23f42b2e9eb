import { bani, type Bani } from '#domain/base/money/bani.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import type { RoadRow, RoadView } from './road-view.ts';

/** Text of one road, and the same figures for the table. */
export type DrawnRoad = Pick<
  RoadView,
  'act' | 'figure' | 'bar' | 'cap' | 'says' | 'details' | 'rows' | 'sources'
> & {
  /** by default the name of its kind */
  name?: string;
};

export const UNKNOWN = 'nu știm';

/** Returns a row of the table. @param cost null: unknown */
export function row(who: string, cost: Bani | null, principal: Bani): RoadRow {
  if (cost === null) return { who, cost: UNKNOWN, total: UNKNOWN };
  return { who, cost: formatMoney(cost), total: formatMoney(bani(principal + cost)) };
}

/** Returns the row of a range, in whole lei. */
export function rangeRow(who: string, { low, high }: { low: Bani; high: Bani }, principal: Bani): RoadRow {
  const total = rangeInWords(bani(principal + low), bani(principal + high));
  return { who, cost: rangeInWords(low, high), total };
}

/** Rounds to whole lei: a figure derived from an example is not a price, and bani would suggest false precision. */
export function wholeLei(amount: Bani): Bani {
  return bani(Math.round(amount / 100) * 100);
}

/** Writes „3 834–7 633 lei”, in whole lei; one figure if both ends are equal. */
export function rangeInWords(low: Bani, high: Bani): string {
  return range(low, high, formatMoney);
}

/** Writes the same in a sentence: „3 834–7 633 de lei”. */
export function rangeInSentence(low: Bani, high: Bani): string {
  return range(low, high, moneyInSentence);
}

function range(low: Bani, high: Bani, write: (amount: Bani) => string): string {
  const [from, to] = [wholeLei(low), wholeLei(high)];
  if (from === to) return write(from);
  return `${formatMoney(from).replace(/\u00a0\D+$/, '')}–${write(to)}`;
}
