import { addDays, daysBetween, isoDay, type IsoDay } from '#domain/base/days/iso-day.ts';
import { isWeekend, nextWorkingDay, previousWorkingDay, workingDaysOf } from './working-days.ts';

/** Days of leave to ask for, and the free days in a row that they make with weekends and legal holidays. */
export type LeavePlan = {
  /** working days, in order */
  leave: IsoDay[];
  /** first and last free day */
  from: IsoDay;
  to: IsoDay;
  freeDays: number;
};

type LeaveQuery = {
  /** the year that contains all days of leave; the free days may begin before it or end after it */
  year: number;
  /** how many days of leave, 1 or more */
  leaveDays: number;
  /** leave begins on this day or later */
  notBefore?: IsoDay;
  limit?: number;
};

/**
 * Finds the leave that gives the longest free runs: longest first, equal ones by the days gained through the leave, then by date.
 * Left out are plans that share a day of leave with a better one, and plans without a holiday from Monday to Friday, which any week
 * of the year gives. Bridge days count as working days, as they are for most people.
 * @returns at most `limit` plans, 5 by default; none when the year has no such holiday, or too few days, left
 */
export function leavePlans({ year, leaveDays, notBefore = '', limit = 5 }: LeaveQuery): LeavePlan[] {
  const days = surroundedWorkingDays(year);
  // Consecutive working days suffice: a separate day of leave lengthens another run.
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
 * Finds working days between two free stretches closer than a whole week: taken as leave they make one long run. Single ones are
 * the isolated working days that the Government sometimes grants as bridges.
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

// Lists the year's working days with the last one before and the first one after it.
function surroundedWorkingDays(year: number): IsoDay[] {
  return [
    previousWorkingDay(isoDay(year, 1, 1)),
    ...workingDaysOf(year),
    nextWorkingDay(isoDay(year, 12, 31)),
  ];
}

/** Builds a plan. @param window the working day before the leave, the days of leave, the working day after it */
function toPlan(window: readonly IsoDay[]): LeavePlan {
  const from = addDays(window.at(0) ?? '', 1);
  const to = addDays(window.at(-1) ?? '', -1);
  return { leave: window.slice(1, -1), from, to, freeDays: daysBetween(from, to) + 1 };
}

function hasHolidayInWeek({ leave, from, freeDays }: LeavePlan): boolean {
  const run = Array.from({ length: freeDays }, (_, index) => addDays(from, index));
  return run.filter((day) => !isWeekend(day)).length > leave.length;
}

// Finds the longest free stretch between two neighbours: the one without any leave.
function longestGap(window: readonly IsoDay[]): number {
  return Math.max(...window.slice(1).map((day, index) => daysBetween(window[index] ?? day, day) - 1));
}
