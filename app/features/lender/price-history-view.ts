import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import { type PriceHistory, type PriceReading, priceHistories } from '#domain/evidence/price-history.ts';
import { type CeilingStep, ceilingSteps } from '#domain/law/ceiling-steps.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani, fromLei, type Bani } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/offer.ts';
import { agesFrom } from '#domain/offers/source-age.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { formatAsPrinted, formatNumber } from '#domain/text/format-number.ts';
import { exampleInWords, figureInWords } from './evidence-in-words.ts';

/** One source's word on a price, at its day. */
export type ShownReading = {
  id: string;
  /** where it stands in time, yyyy-mm-dd: of a month or a year the middle, which is as near as is known */
  day: string;
  /** the source's own date; null: it has none, and `readAt` is its day */
  date: string | null;
  readAt: string | null;
  /** percent of the sum a day, both ends of a range; null: it is told in no way that can be counted by day */
  low: number | null;
  high: number | null;
  /** „1% pe zi”, „între 0,13% și 0,2% pe zi” */
  price: string | null;
  /** divided by us, from what the source prints */
  isComputed: boolean;
  isCurrent: boolean;
  /** what the source prints */
  printed: string;
  source: Source;
};

/** The price of one product in time. */
export type PriceLane = {
  product: string;
  name: string;
  readings: ShownReading[];
  /** days between which one page said the same */
  spans: { from: string; to: string; percentPerDay: number }[];
  ceiling: CeilingStep[];
};

export type PriceHistoryView = {
  lanes: PriceLane[];
  /** the law of the ceilings; null: none is drawn */
  ceilingSource: Source | null;
  /** each step of the ceilings that are drawn, in words */
  ceilingWords: string | null;
  today: string;
  file: string;
};

type Known = {
  /** whether the law's ceilings are known to bind the lender */
  isCapped: boolean;
  packs: readonly RulePack[];
  /** ids of the evidence that tells a price of today */
  current: ReadonlySet<string>;
  today: string;
};

/** The prices of a lender in time, product by product. @returns null where no source told one that can be counted by day */
export function priceHistoryView(
  evidence: LenderEvidence,
  { isCapped, packs, current, today }: Known,
): PriceHistoryView | null {
  const histories = priceHistories(evidence);
  const readings = histories.flatMap((history) => history.readings);
  if (readings.every(({ perDay }) => perDay === null)) return null;
  const capped = histories.map((history) => ({ history, sum: isCapped ? cappedSum(history, packs) : null }));
  return {
    lanes: capped.map(({ history, sum }) => ({
      product: history.product,
      name: `${history.name.charAt(0).toUpperCase()}${history.name.slice(1)}`,
      readings: history.readings.map((reading) => shown(reading, current, today)),
      spans: spansOf(history, today),
      ceiling: sum === null ? [] : ceilingSteps(sum, packs),
    })),
    ...ceilingsInWords(
      capped.flatMap(({ sum }) => sum ?? []),
      packs,
    ),
    today,
    file: `/date-deschise/v1/preturi/${evidence.lender}.csv`,
  };
}

function shown({ item, perDay }: PriceReading, current: ReadonlySet<string>, today: string): ShownReading {
  const { id, source, figures } = item;
  const example = exampleInWords(item);
  return {
    id,
    day: dayIn(agesFrom(source), today),
    date: source.date,
    readAt: source.readAt,
    low: perDay && perDay.from,
    high: perDay && perDay.to,
    price: perDay && priceInWords(perDay),
    isComputed: perDay?.isComputed ?? false,
    isCurrent: current.has(id),
    printed: `${example ? `${example}: ` : ''}${figures.map(figureInWords).join('; ')}`,
    source,
  };
}

function priceInWords({ from, to, isComputed }: NonNullable<PriceReading['perDay']>): string {
  const words = (percent: number) => (isComputed ? formatNumber(percent, 2) : formatAsPrinted(percent));
  const [low, high] = [words(from), words(to)];
  return low === high ? `${low}% pe zi` : `între ${low}% și ${high}% pe zi`;
}

function spansOf({ readings }: PriceHistory, today: string): PriceLane['spans'] {
  return readings.flatMap(({ item, perDay, continues }) => {
    const before = readings.find((earlier) => earlier.item.id === continues);
    if (!before || !perDay || perDay.from !== perDay.to) return [];
    const [from, to] = [before.item, item].map(({ source }) => dayIn(agesFrom(source), today));
    return from && to && from < to ? [{ from, to, percentPerDay: perDay.from }] : [];
  });
}

/** The middle of a month or a year that is all a source says, and not after today. */
function dayIn(date: string, today: string): string {
  const day = `${date}${date.length === 4 ? '-07-01' : date.length === 7 ? '-15' : ''}`;
  return day < today ? day : today;
}

/**
 * The sum by which a product has a daily ceiling: that of its newest reading; of an unknown one the smallest sums, whose ceiling is the
 * widest. Which one holds for a loan against a mortgage or a car is not settled.
 * @returns null where no such ceiling is known to hold
 */
function cappedSum({ readings }: PriceHistory, packs: readonly RulePack[]): Bani | null {
  const newest = readings.at(-1)?.item;
  if (!newest || newest.secured === 'mortgage' || newest.secured === 'car') return null;
  const sum = newest.principalLei === 'unknown' ? bani(1) : fromLei(newest.principalLei);
  return ceilingSteps(sum, packs).length > 0 ? sum : null;
}

function ceilingsInWords(
  sums: readonly Bani[],
  packs: readonly RulePack[],
): Pick<PriceHistoryView, 'ceilingSource' | 'ceilingWords'> {
  const newest = packs.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)).at(-1);
  if (sums.length === 0 || !newest?.dailyCaps) return { ceilingSource: null, ceilingWords: null };
  const bands = newest.dailyCaps.value;
  const drawn = bands.filter(({ upTo }, at) =>
    sums.some((sum) => sum <= upTo && sum > (bands[at - 1]?.upTo ?? 0)),
  );
  const words = drawn.flatMap(({ upTo }) =>
    ceilingSteps(upTo, packs).map(({ from, percentPerDay }) =>
      percentPerDay === null
        ? `Din ${formatDate(from)} plafonul pe zi nu mai este.`
        : `Din ${formatDate(from)} legea pune un plafon: ${formatAsPrinted(percentPerDay)}% pe zi la sumele de până la ${leiInSentence(upTo)}.`,
    ),
  );
  return { ceilingSource: newest.dailyCaps.source, ceilingWords: words.join(' ') };
}
