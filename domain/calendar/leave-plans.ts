import { addDays, daysBetween, isoDay, type IsoDay } from './iso-day.ts';
import { isWeekend, nextWorkingDay, previousWorkingDay, workingDaysOf } from './working-days.ts';

/** Days of leave to ask for, and the free days in a row that they make together with weekends and legal holidays. */
export type LeavePlan = {
  /** working days, in order */
  leave: IsoDay[];
  /** first and last free day */
  from: IsoDay;
  to: IsoDay;
  freeDays: number;
};

type LeaveQuery = {
  /** the year all days of leave are in; the free days may begin before it or end after it */
  year: number;
  /** how many days of leave, 1 or more */
  leaveDays: number;
  /** leave begins on this day or later */
  notBefore?: IsoDay;
  limit?: number;
};

/**
 * The choices of leave that give the longest free runs: longest first, equal ones by what the leave adds to the days
 * that are free anyway, then by date. A choice that shares a day of leave with a better one is left out, and so is
 * one without a holiday from Monday to Friday, which any week of the year gives. Bridge days count as working days, as
 * they are for most people.
 * @returns at most `limit` plans, 5 by default; none when the year has no such holiday, or too few days, left
 */
export function leavePlans({ year, leaveDays, notBefore = '', limit = 5 }: LeaveQuery): LeavePlan[] {
  const days = surroundedWorkingDays(year);
  // Consecutive working days are enough: a day of leave apart from the others lengthens another run, not this one.
  const candidates = Array.from({ length: days.length - 1 - leaveDays }, (_, index) => {
    const window = days.slice(index, index + leaveDays + 2);
    return { plan: toPlan(window), freeAnyway: longestGap(window) };
  });
  const ranked = candidates
    .filter(({ plan }) => (plan.leave[0] ?? '') >= notBefore && hasHolidayInWeek(plan))
    .toSorted((a, b) => b.plan.freeDays - a.plan.freeDays || a.freeAnyway - b.freeAnyway);

  const taken = new Set<IsoDay>();
  const chosen: LeavePlan[] = [];
  for (const { plan } of ranked) {
    if (chosen.length === limit) break;
    if (plan.leave.some((day) => taken.has(day))) continue;
    for (const day of plan.leave) taken.add(day);
    chosen.push(plan);
  }
  return chosen;
}

/**
 * Working days held between two free stretches closer than a whole week: taken as leave they make one long run.
 * Those of one day are the isolated working days that the Government sometimes grants as bridges.
 * @returns by date
 */
export function workingGaps(year: number, maxDays = 4): LeavePlan[] {
  const days = surroundedWorkingDays(year);
  const gaps: LeavePlan[] = [];
  let start = 1;
  for (let index = 1; index < days.length - 1; index += 1) {
    if (addDays(days[index] ?? '', 1) === days[index + 1]) continue;
    if (index - start < maxDays) gaps.push(toPlan(days.slice(start - 1, index + 2)));
    start = index + 1;
  }
  return gaps;
}

// The year's working days with the last one before and the first one after it.
function surroundedWorkingDays(year: number): IsoDay[] {
  return [
    previousWorkingDay(isoDay(year, 1, 1)),
    ...workingDaysOf(year),
    nextWorkingDay(isoDay(year, 12, 31)),
  ];
}

/** @param window the working day before the leave, the days of leave, the working day after it */
function toPlan(window: readonly IsoDay[]): LeavePlan {
  const from = addDays(window.at(0) ?? '', 1);
  const to = addDays(window.at(-1) ?? '', -1);
  return { leave: window.slice(1, -1), from, to, freeDays: daysBetween(from, to) + 1 };
}

function hasHolidayInWeek({ leave, from, freeDays }: LeavePlan): boolean {
  const run = Array.from({ length: freeDays }, (_, index) => addDays(from, index));
  return run.filter((day) => !isWeekend(day)).length > leave.length;
}

// Free days between two neighbours, at most: what one would have without any leave.
function longestGap(window: readonly IsoDay[]): number {
  return Math.max(...window.slice(1).map((day, index) => daysBetween(window[index] ?? day, day) - 1));
}
