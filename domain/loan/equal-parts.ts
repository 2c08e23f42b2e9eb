import { bani, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { isFarFrom } from './is-far-from.ts';

/**
 * Splits an amount into equal parts; the last one absorbs the rounding. Where that would make the last an outlier, as for small
 * parts over many years, the parts differ by a ban instead.
 * @param count whole, 1 or more
 */
export function equalParts(total: Bani, count: number): Bani[] {
  const part = roundToBani(total / count);
  const last = total - part * (count - 1);
  if (!isFarFrom(part, last)) {
    return Array.from({ length: count }, (_, at) => (at === count - 1 ? bani(last) : part));
  }
  const until = (at: number) => roundToBani((total * at) / count);
  return Array.from({ length: count }, (_, at) => bani(until(at + 1) - until(at)));
}
