import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';

// Steps grow with the amount, as on a slide rule: the width of a thumb means about the same share everywhere. In a less valuable
// currency all values are multiplied.
const bands = [
  { upTo: fromLei(1_000), step: fromLei(50) },
  { upTo: fromLei(5_000), step: fromLei(100) },
  { upTo: fromLei(10_000), step: fromLei(250) },
  { upTo: fromLei(50_000), step: fromLei(1_000) },
  { upTo: Infinity, step: fromLei(5_000) },
];

/** Returns the round amounts of an amount slider, ascending, over all that its field takes. */
export function amountScale({
  minPrincipal,
  maxPrincipal,
  units = 1,
}: Pick<LoanLimits, 'minPrincipal' | 'maxPrincipal' | 'units'>): Bani[] {
  const scale: Bani[] = [];
  for (let stop: Bani = minPrincipal; stop < maxPrincipal; stop = nextStop(stop, units)) scale.push(stop);
  return [...scale, maxPrincipal];
}

/**
 * Returns the index of the stop nearest to a value, an amount or a count of months; of two equally near, the lower one.
 * @param scale ascending, not empty
 */
export function nearestStep(scale: readonly number[], value: number): number {
  const above = scale.findIndex((stop) => stop >= value);
  if (above === -1) return scale.length - 1;
  const below = Math.max(0, above - 1);
  const distance = (index: number) => Math.abs((scale[index] ?? 0) - value);
  return distance(below) <= distance(above) ? below : above;
}

function nextStop(stop: Bani, units: number): Bani {
  const step = (bands.find(({ upTo }) => stop < upTo * units)?.step ?? fromLei(1_000)) * units;
  return bani((Math.floor(stop / step) + 1) * step);
}
