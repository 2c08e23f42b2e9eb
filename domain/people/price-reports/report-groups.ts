import type { PriceReport } from './price-report.ts';

/** Reports that agree, as they may be shown: with their number and dates, never one alone. */
export type ReportGroup = {
  /** of the reports, ascending */
  ids: readonly number[];
  sumsLei: Range;
  days: Range;
  percentPerDay: Range;
  feesLei: Range;
  /** yyyy-mm */
  months: { from: string; to: string };
};
export type Range = { min: number; max: number };

/** An accepted report. */
export type KeptReport = PriceReport & { id: number };

/** Fewer reports than this are never shown. */
export const LEAST_REPORTS = 5;
/** How long a lender has to answer before its group is shown. */
export const DAYS_TO_ANSWER = 7;

const SUMS_WITHIN = 1.2;
const POINTS_A_DAY = 0.05;
const MONTHS_APART = 6;
// Rates have two decimals: a billionth is only how 0,05 is stored.
const NOTHING = 1e-9;

/**
 * The reports as one group, if they are one: of one product of one lender, amounts within 20%, rates within 0,05 points a day,
 * months at most 6 apart, at least 5 reports. Source: issue on the check of contracts, „Reported prices”.
 */
export function groupOf(reports: readonly KeptReport[]): ReportGroup | null {
  if (reports.length < LEAST_REPORTS) return null;
  const [one] = reports;
  if (reports.some(({ lender, kind }) => lender !== one?.lender || kind !== one.kind)) return null;
  const months = reports.map(({ month }) => month).toSorted();
  const group: ReportGroup = {
    ids: reports.map(({ id }) => id).toSorted((a, b) => a - b),
    sumsLei: rangeOf(reports.map(({ sumLei }) => sumLei)),
    days: rangeOf(reports.map(({ days }) => days)),
    percentPerDay: rangeOf(reports.map(({ percentPerDay }) => percentPerDay)),
    feesLei: rangeOf(reports.map(({ feesLei }) => feesLei)),
    months: { from: months[0] ?? '', to: months.at(-1) ?? '' },
  };
  return isWithin(group) ? group : null;
}

/** The groups that reports make, the largest first; each report is in one group at most. @param reports of one lender and product, or several */
export function reportGroups(reports: readonly KeptReport[]): ReportGroup[] {
  const bySubject = Map.groupBy(reports, ({ lender, kind }) => `${lender} ${kind}`);
  return [...bySubject.values()].flatMap((own) => groupsAmong(own));
}

function groupsAmong(reports: readonly KeptReport[]): ReportGroup[] {
  if (reports.length < LEAST_REPORTS) return [];
  const distinct = <T>(values: readonly T[]) => [...new Set(values)];
  const [sums, rates, months] = [
    distinct(reports.map(({ sumLei }) => sumLei)),
    distinct(reports.map(({ percentPerDay }) => percentPerDay)),
    distinct(reports.map(({ month }) => month)),
  ];
  let best: readonly KeptReport[] = [];
  // Every group has a smallest sum, rate and month: trying all of them finds the largest.
  for (const month of months) {
    const near = reports.filter((one) => one.month >= month && monthsApart(month, one.month) <= MONTHS_APART);
    for (const rate of rates) {
      const alike = near.filter(
        ({ percentPerDay }) => percentPerDay >= rate && percentPerDay - rate <= POINTS_A_DAY + NOTHING,
      );
      for (const sum of sums) {
        const group = alike.filter(({ sumLei }) => sumLei >= sum && sumLei <= sum * SUMS_WITHIN);
        if (group.length > best.length) best = group;
      }
    }
  }
  const group = groupOf(best);
  return group ? [group, ...groupsAmong(reports.filter((one) => !best.includes(one)))] : [];
}

function isWithin({ sumsLei, percentPerDay, months }: ReportGroup): boolean {
  return (
    sumsLei.max <= sumsLei.min * SUMS_WITHIN &&
    percentPerDay.max - percentPerDay.min <= POINTS_A_DAY + NOTHING &&
    monthsApart(months.from, months.to) <= MONTHS_APART
  );
}

function monthsApart(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from);
}

function rangeOf(values: readonly number[]): Range {
  return { min: Math.min(...values), max: Math.max(...values) };
}
