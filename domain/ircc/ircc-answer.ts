import { isoDay, monthOf, yearOf } from '#domain/calendar/iso-day.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { monthlyPayment } from '#domain/loan/monthly-payment.ts';
import { bani, type Bani } from '#domain/money/bani.ts';
import { pointOn } from '#domain/series/series-book.ts';
import type { SeriesPoint } from '#domain/series/series.ts';
import type { OwedLoan } from './ircc-query.ts';

/** What is paid from now on at one rate, in equal payments. */
export type PaidAt = { ratePercent: number; payment: Bani; total: Bani };

/** The same at an index: the one of a day, or one that is only tried. */
export type PaidAtIrcc = PaidAt & { ircc: number };

export type IrccAnswer = {
  /** the value in rates today */
  now: SeriesPoint;
  /** the value that held before it */
  before: SeriesPoint | undefined;
  /** the one known to come into rates next */
  next: SeriesPoint | undefined;
  /** yyyy-mm-dd: the first day of the next quarter, from which another value is in rates */
  nextFrom: string;
  /** null: the loan does not follow the index */
  variable: {
    today: PaidAtIrcc;
    less: PaidAtIrcc;
    more: PaidAtIrcc;
    before: PaidAtIrcc | null;
    next: PaidAtIrcc | null;
    tried: PaidAtIrcc | null;
    /** the payment of the same debt at every value there has been, in lei, by its first day */
    history: { from: string; payment: Bani }[];
  } | null;
  /** null: no fixed rate was asked about */
  fixed: PaidAt | null;
  /** the margin at which a loan that follows the index costs today as much as the fixed one; below 0: none does */
  equalMargin: number | null;
};

/**
 * A loan at the index of today, a point below and above it, and at its neighbours in time. The payment is that of the debt as it is
 * now over the months that are left: banks compute it anew at every change of the index. Fees are not in it.
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

// An index a point below a small one may be negative; a rate is not.
function rateOf(ircc: number, margin: number): number {
  return Math.max(0, cleanPoints(ircc + margin));
}

/** Sums of decimals as they are written: 5,57 + 2,5 is 8,07 and no hair above it. */
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
