import { isoDay, monthOf, yearOf } from '#domain/base/days/iso-day.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { monthlyPayment } from '#domain/loan/monthly-payment.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import type { SeriesPoint } from '#domain/base/series/series.ts';
import type { OwedLoan } from './ircc-query.ts';

/** Future payments at one rate, in equal instalments. */
export type PaidAt = { ratePercent: number; payment: Bani; total: Bani };

/** The same at an index: the one of a day, or a trial value. */
export type PaidAtIrcc = PaidAt & { ircc: number };

export type IrccAnswer = {
  /** the value in force today */
  now: SeriesPoint;
  /** the previous value */
  before: SeriesPoint | undefined;
  /** the known next value */
  next: SeriesPoint | undefined;
  /** yyyy-mm-dd: the first day of the next quarter, when another value comes into force */
  nextFrom: string;
  /** null: the loan does not follow the index */
  variable: {
    today: PaidAtIrcc;
    less: PaidAtIrcc;
    more: PaidAtIrcc;
    before: PaidAtIrcc | null;
    next: PaidAtIrcc | null;
    tried: PaidAtIrcc | null;
    /** the payment of the same debt at every past value, in lei, by its first day */
    history: { from: string; payment: Bani }[];
  } | null;
  /** null: no fixed rate was given */
  fixed: PaidAt | null;
  /** the margin at which a loan that follows the index costs the same today as the fixed one; below 0: there is none */
  equalMargin: number | null;
};

/**
 * Computes a loan at today's index, a point below and above it, and at the values before and after. The payment is that of the
 * present debt over the remaining months: banks recompute it at every change of the index. Fees are not included.
 * @param points of the series `ircc`, ascending
 * @param today yyyy-mm-dd
 * @returns null while no value is known
 */
export function irccAnswer(loan: OwedLoan, points: readonly SeriesPoint[], today: string): IrccAnswer | null {
  const now = pointOn(points, today);
  if (!now) return null;
  const { margin, fixedPercent, triedIrcc } = loan;
  const before = points[points.indexOf(now) - 1];
  const next = points.find(({ from }) => from > today);
  const nextFrom = isoDay(yearOf(today), 3 * Math.ceil(monthOf(today) / 3) + 1, 1);
  const fixed = fixedPercent === null ? null : paidAt(loan, fixedPercent);
  const equalMargin = fixedPercent === null ? null : cleanPoints(fixedPercent - now.value);
  if (margin === null) return { now, before, next, nextFrom, variable: null, fixed, equalMargin };
  const at = (ircc: number): PaidAtIrcc => ({ ircc, ...paidAt(loan, rateOf(ircc, margin)) });
  const known = points.filter(({ from }) => from <= today);
  return {
    now,
    before,
    next,
    nextFrom,
    variable: {
      today: at(now.value),
      less: at(cleanPoints(now.value - 1)),
      more: at(cleanPoints(now.value + 1)),
      before: before ? at(before.value) : null,
      next: next ? at(next.value) : null,
      tried: triedIrcc === null ? null : at(triedIrcc),
      history: known.map(({ from, value }) => ({
        from,
        payment: monthlyPayment(termsOf(loan, rateOf(value, margin))),
      })),
    },
    fixed,
    equalMargin,
  };
}

// An index a point below a small one may be negative; a rate may not.
function rateOf(ircc: number, margin: number): number {
  return Math.max(0, cleanPoints(ircc + margin));
}

/** Adds decimals as written: 5,57 + 2,5 is exactly 8,07. */
function cleanPoints(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function termsOf({ owed, months }: OwedLoan, yearlyRatePercent: number) {
  return { principal: owed, yearlyRatePercent, termMonths: months };
}

function paidAt(loan: OwedLoan, ratePercent: number): PaidAt {
  const rows = annuitySchedule(termsOf(loan, ratePercent));
  return {
    ratePercent,
    payment: rows[0]?.payment ?? bani(0),
    total: bani(rows.reduce((sum, { payment }) => sum + payment, 0)),
  };
}
