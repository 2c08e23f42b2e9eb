import { daysBetween, isoDay } from '#domain/base/days/iso-day.ts';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { EvidenceItem } from './evidence-item.ts';

/** A DAE in percent, with the range of rounding and of the methods of counting days. */
type Range = { from: number; to: number; middle: number };

/** In points of DAE: figures further apart cannot belong to one loan. */
const TOLERANCE = 0.1;
/** Half of the last printed digit of lei. */
const HALF_A_BAN = 0.005;

type Judged = Pick<EvidenceItem, 'figures' | 'principalLei' | 'term' | 'repayment'>;

/**
 * Explains why the figures of one source cannot all be true of one loan: its total, its payments and its DAE lead to rates more
 * than 0,1 points apart, by every usual method of counting days and every rounding (instalments are printed in whole lei too, and
 * sometimes truncated). Checked only for a loan with stated principal, term and payments and without a printed fee, since it is
 * unknown which figures would contain one.
 * @returns a Romanian sentence; null where nothing contradicts, or nothing can be compared
 */
export function contradictionIn(item: Judged): string | null {
  const { principalLei, figures } = item;
  const count = paymentsOf(item);
  if (principalLei === 'unknown' || count === null || figures.some(({ measure }) => isFee(measure)))
    return null;
  const total = exactly(figures, 'total');
  const cost = exactly(figures, 'cost');
  if (total !== null && cost !== null && Math.abs(total - cost - principalLei) > 2 * HALF_A_BAN) {
    return `Totalul tipărit (${lei(total)}) nu este suma cu costul ei (${lei(principalLei + cost)}).`;
  }
  const instalment = exactly(figures, 'instalment');
  const printed = exactly(figures, 'apr');
  const whole = total ?? (cost === null ? null : principalLei + cost);
  const times = waysOfCounting(item, count);
  const fromTotal = whole === null ? null : daeOf(principalLei, whole, times, HALF_A_BAN);
  const fromInstalments =
    instalment === null
      ? null
      : daeOf(
          principalLei,
          instalment * count,
          times,
          count * (Number.isInteger(instalment) ? 1 : HALF_A_BAN),
        );
  // Both figures of a pair are of the same payments, counted by the same method.
  const pairs = [
    fromTotal &&
      fromInstalments && { a: fromTotal.first, b: fromInstalments.first, as: ['din total', 'din rate'] },
    fromTotal && printed !== null && { a: fromTotal.any, b: exact(printed), as: ['din total', 'tipărită'] },
    fromInstalments &&
      printed !== null && { a: fromInstalments.any, b: exact(printed), as: ['din rate', 'tipărită'] },
  ].filter((pair) => pair !== null && pair !== false);
  const apart = pairs.find(({ a, b }) => Math.max(a.from - b.to, b.from - a.to) > TOLERANCE);
  if (!apart) return null;
  const { a, b, as } = apart;
  return `DAE ${as[0]} este ${percent(a.middle)}, iar ${as[1]} este ${percent(b.middle)}: peste 0,1 puncte între ele.`;
}

/** Counts the payments of the loan; null where the source does not state their frequency. */
function paymentsOf({ repayment, term }: Judged): number | null {
  if (term === 'unknown') return null;
  if (repayment === 'once') return 1;
  if (repayment === 'monthly' && term.unit === 'months') return term.count;
  if (repayment === 'weekly' && term.unit === 'weeks') return term.count;
  return null;
}

function isFee(measure: EvidenceItem['figures'][number]['measure']): boolean {
  return /fee$|^insurance$|^discount/.test(measure);
}

/** Finds a figure that is a single number, in lei or percent. */
function exactly(
  figures: EvidenceItem['figures'],
  asked: EvidenceItem['figures'][number]['measure'],
): number | null {
  const found = figures.filter(({ measure }) => measure === asked);
  const [one] = found;
  return found.length === 1 && one && one.to === undefined && one.bound === undefined ? one.value : null;
}

/**
 * Computes the DAE of equal payments: by the first method of counting days, and by any of them. @param slack of rounding, in lei
 */
function daeOf(
  principal: number,
  paid: number,
  ways: readonly (readonly number[])[],
  slack: number,
): { first: Range; any: Range } | null {
  const rates = ways.flatMap((times) =>
    [paid - slack, paid, paid + slack].map((sum) =>
      aprPercent({
        advances: [{ amount: principal, years: 0 }],
        repayments: times.map((years) => ({ amount: sum / times.length, years })),
      }),
    ),
  );
  const known = rates.filter((rate) => rate !== null);
  const [low, middle, high] = known;
  if (known.length < rates.length || low === undefined || middle === undefined || high === undefined)
    return null;
  return {
    first: { from: low, to: high, middle },
    any: { from: Math.min(...known), to: Math.max(...known), middle },
  };
}

/** Returns the range of a printed DAE: 98 may be anything from 97,5 to 98,5. */
function exact(printed: number): Range {
  const decimals = [0, 1].find((count) => Number(printed.toFixed(count)) === printed) ?? 2;
  const slack = 0.5 / 10 ** decimals;
  return { from: printed - slack, to: printed + slack, middle: printed };
}

/**
 * Computes the moments of payments, in years, by lenders' methods: by the directive's equal periods first, by days of a year of 365
 * or 366, by months of 30 days, and by the calendar from the beginning of each month of a year.
 */
function waysOfCounting({ term, repayment }: Judged, count: number): number[][] {
  if (term === 'unknown') return [];
  const number = Array.from({ length: count }, (_, at) => at + 1);
  const each = repayment === 'once' ? term.count : 1;
  if (term.unit === 'days') return [365, 366].map((year) => number.map((at) => (at * each) / year));
  if (term.unit === 'weeks') {
    return [number.map((at) => (at * each) / 52), number.map((at) => (at * each * 7) / 365)];
  }
  const byCalendar = Array.from({ length: 12 }, (_, month) => {
    const start = isoDay(2025, month + 1, 1);
    return number.map((at) => daysBetween(start, isoDay(2025, month + 1 + at * each, 1)) / 365);
  });
  return [number.map((at) => (at * each) / 12), number.map((at) => (at * each * 30) / 365), ...byCalendar];
}

const lei = (value: number) => `${formatNumber(value, 2)} lei`;
const percent = (value: number) => `${formatNumber(value, 1)}%`;
