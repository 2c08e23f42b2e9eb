import { addDays } from '#domain/calendar/iso-day.ts';
import type { Quote } from './rate.ts';

// Beyond a week without figures a large change is no longer a change in a day.
const COMPARED_DAYS = 7;
const LARGEST_CHANGE = 0.2;

type DatedQuote = Quote & { currency: string; day: string };

/**
 * Splits the rates of one provider into those to keep and those that differ by more than 20% from the one before:
 * more often a misplaced multiplier or a broken file than a market. Rates follow each other by day; each is compared with
 * the last one kept of its currency, if that is at most a week older.
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
  if (previous.day < addDays(rate.day, -COMPARED_DAYS) || previous.day > rate.day) return false;
  const change = Number(rate.value) / rate.multiplier / (Number(previous.value) / previous.multiplier);
  return Math.abs(change - 1) > LARGEST_CHANGE;
}
