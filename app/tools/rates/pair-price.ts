import type { PairPoint } from '#domain/tools/rates/rate-book.ts';
import { convert, quotedUnits } from '#domain/tools/rates/convert.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';

/** Writes the price of a point, for the number of units used on the whole page. */
export type PairPrice = (point: Pick<PairPoint, 'from' | 'to'>) => string;

/** @param newest decides for how many units all prices are written, so that they can be compared */
export function createPairPrice(newest: Pick<PairPoint, 'price'>): { units: number; price: PairPrice } {
  const units = quotedUnits(newest.price);
  return { units, price: ({ from, to }) => formatNumber(convert(units, from, to, 4), 4) };
}
