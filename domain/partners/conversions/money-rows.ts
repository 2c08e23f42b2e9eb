import type { Payout } from './conversion-of-reports.ts';
import type { ConversionStatus } from './conversion-status.ts';
import { inLei, type LeiRate } from './in-lei.ts';

/** Equal conversions of one row: as many as `count` says. */
export type MoneyLine = {
  /** of the row */
  name: string;
  status: ConversionStatus;
  payout: Payout | null;
  /** day of the report that decided, in the country */
  decidedOn: string;
  count: number;
};

/** What clicks brought: sums of whole hundredths. */
export type MoneySum = {
  /** clicks of people */
  clicks: number;
  pending: number;
  approved: number;
  rejected: number;
  /** of approved conversions, by currency */
  amounts: Payout[];
  /** the same in lei, each at the rate of the day of its decision; without `unpriced` */
  leiCents: number;
  /** approved amounts whose rate of that day is not known */
  unpriced: Payout[];
};

export type MoneyRow = MoneySum & { name: string };

const nothing = (): MoneySum => ({
  clicks: 0,
  pending: 0,
  approved: 0,
  rejected: 0,
  amounts: [],
  leiCents: 0,
  unpriced: [],
});

/**
 * Sums conversions and clicks by row. Only approved conversions bring money.
 * @param rateOf rate of a currency on a day; undefined when it is not known
 * @returns rows in the order of their names, and the sum of all
 */
export function moneyRows(
  lines: readonly MoneyLine[],
  clicks: ReadonlyMap<string, number>,
  rateOf: (currency: string, day: string) => LeiRate | undefined,
): { rows: MoneyRow[]; total: MoneySum } {
  const linesOf = Map.groupBy(lines, ({ name }) => name);
  const names = [...new Set([...clicks.keys(), ...linesOf.keys()])].toSorted();
  const rows = names.map((name) => ({
    name,
    ...sumOf(linesOf.get(name) ?? [], clicks.get(name) ?? 0, rateOf),
  }));
  const allClicks = [...clicks.values()].reduce((sum, count) => sum + count, 0);
  return { rows, total: sumOf(lines, allClicks, rateOf) };
}

function sumOf(
  lines: readonly MoneyLine[],
  clicks: number,
  rateOf: (currency: string, day: string) => LeiRate | undefined,
): MoneySum {
  const sum = { ...nothing(), clicks };
  for (const { status, payout, decidedOn, count } of lines) {
    sum[status] += count;
    if (status !== 'approved' || payout === null) continue;
    const { cents, currency } = payout;
    add(sum.amounts, { cents: cents * count, currency });
    const rate = currency === 'RON' ? LEU : rateOf(currency, decidedOn);
    if (rate) sum.leiCents += inLei(cents, rate) * count;
    else add(sum.unpriced, { cents: cents * count, currency });
  }
  const byCurrency = (one: Payout, other: Payout) => (one.currency < other.currency ? -1 : 1);
  return { ...sum, amounts: sum.amounts.toSorted(byCurrency), unpriced: sum.unpriced.toSorted(byCurrency) };
}

const LEU: LeiRate = { value: '1', multiplier: 1 };

function add(sums: Payout[], { cents, currency }: Payout): void {
  const known = sums.find((sum) => sum.currency === currency);
  if (known) known.cents += cents;
  else sums.push({ cents, currency });
}

/** What one click of a person brought, in hundredths of a leu, rounded half up; null without clicks, or while a rate is missing. */
export function earnedPerClick({ clicks, leiCents, unpriced }: MoneySum): number | null {
  if (clicks === 0 || unpriced.length > 0) return null;
  return Math.floor((2 * leiCents + clicks) / (2 * clicks));
}

/** Approved conversions of all decided ones, in percent; null when none is decided. */
export function approvalPercent({
  approved,
  rejected,
}: Pick<MoneySum, 'approved' | 'rejected'>): number | null {
  const decided = approved + rejected;
  return decided === 0 ? null : (100 * approved) / decided;
}
