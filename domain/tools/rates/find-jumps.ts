import { addDays } from '#domain/base/days/iso-day.ts';
import type { Quote } from './rate.ts';

// The longer a rate was unknown, the further a market may have moved; a misplaced multiplier is ten times off or more.
const LARGEST = [
  { days: 7, up: 1.2, down: 0.8 },
  { days: 366, up: 2, down: 1 / 2 },
  { days: Infinity, up: 5, down: 1 / 5 },
];

type DatedQuote = Quote & { currency: string; day: string };

/**
 * Separates the rates of one provider that are too far from the previous one: more often a misplaced multiplier or a broken file
 * than a market. Too far is more than 20% from a rate of the last week, more than double or less than half of one of the last year,
 * five times or a fifth of an older one. Rates are compared by day, each with the last accepted one of its currency.
 * @param rates new ones, in any order
 * @param before the newest stored rate of each currency that is older than the new ones
 */
export function findJumps<Rate extends DatedQuote>(
  rates: readonly Rate[],
  before: readonly DatedQuote[],
): { kept: Rate[]; jumps: (Rate & { previous: DatedQuote })[] } {
  const last = new Map(before.map((rate) => [rate.currency, rate]));
  const kept: Rate[] = [];
  const jumps: (Rate & { previous: DatedQuote })[] = [];
  for (const rate of rates.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) {
    const previous = last.get(rate.currency);
    if (previous && isJump(previous, rate)) {
      jumps.push({ ...rate, previous });
      continue;
    }
    kept.push(rate);
    last.set(rate.currency, rate);
  }
  return { kept, jumps };
}

function isJump(previous: DatedQuote, rate: DatedQuote): boolean {
  if (previous.day > rate.day) return false;
  const limit = LARGEST.find(({ days }) => days === Infinity || previous.day >= addDays(rate.day, -days));
  const change = Number(rate.value) / rate.multiplier / (Number(previous.value) / previous.multiplier);
  return limit !== undefined && (change > limit.up || change < limit.down);
}
