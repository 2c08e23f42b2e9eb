import { bani, type Bani } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/offer.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import type { RoadLine, RoadRow } from './road-view.ts';

/** What is drawn of one road, and the same figures for the table. */
export type DrawnRoad = { lines: RoadLine[]; rows: RoadRow[]; sources: readonly Source[] };

export const UNKNOWN = 'nu știm';

/** A row of the table. @param cost null: not known */
export function row(who: string, cost: Bani | null, principal: Bani): RoadRow {
  if (cost === null) return { who, cost: UNKNOWN, total: UNKNOWN };
  return { who, cost: formatMoney(cost), total: formatMoney(bani(principal + cost)) };
}

/** What is carried from an example is no price: bani would claim an exactness it has not. */
export function wholeLei(amount: Bani): Bani {
  return bani(Math.round(amount / 100) * 100);
}
