import { bani, type Bani } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/offer.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import type { RoadLine, RoadLink, RoadRow } from './road-view.ts';

/** What is drawn of one road, and the same figures for the table. */
export type DrawnRoad = {
  lines: RoadLine[];
  rows: RoadRow[];
  sources: readonly Source[];
  /** where one asks or reads the prices themselves; left out: nowhere outside */
  links?: readonly RoadLink[];
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
  const [from, to] = [wholeLei(low), wholeLei(high)];
  if (from === to) return formatMoney(from);
  return `${formatMoney(from).replace(/\u00a0\D+$/, '')}–${formatMoney(to)}`;
}
