import type { BridgeDecision } from './calendar-schema.ts';
import { daysInMonth, isoDay, monthOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { workingGaps, type LeavePlan } from './leave-plans.ts';
import { legalHolidays, type LegalHoliday } from './legal-holidays.ts';
import { observances } from './observances.ts';
import { isWeekend, isWorkingDay } from './working-days.ts';

/** Marks of a day besides its weekday. A suggestion is an isolated working day that was not granted as a bridge. */
export type DayMark =
  | { day: IsoDay; kind: 'holiday' | 'observance'; name: string }
  | { day: IsoDay; kind: 'bridge' }
  | { day: IsoDay; kind: 'suggestion' };

export type MonthCalendar = {
  /** 1 to 12 */
  month: number;
  days: number;
  /** Saturdays and Sundays, holidays among them included */
  weekendDays: number;
  /** days from Monday to Friday that are legal holidays */
  holidaysOnWeekdays: number;
  holidaysOnWeekends: number;
  workingDays: number;
  freeDays: number;
  /** by day; a day may have several marks */
  marks: DayMark[];
  /** leave that joins free stretches, by the month it begins in */
  gaps: LeavePlan[];
};

export type YearCalendar = {
  year: number;
  days: number;
  holidays: LegalHoliday[];
  /** days with a legal holiday: fewer than `holidays` when two share a day */
  holidayDays: number;
  holidaysOnWeekdays: number;
  holidaysOnWeekends: number;
  /** by law, including bridges, which are worked off */
  workingDays: number;
  bridgeDays: number;
  months: MonthCalendar[];
};

/**
 * Computes a year of the calendar.
 * @param year 2019 to 2098, with the years around it
 * @param decision the Government's decision; undefined until there is one
 */
export function yearCalendar(year: number, decision: BridgeDecision | undefined): YearCalendar {
  const holidays = legalHolidays(year);
  const bridges = decision?.days.map(({ day }) => day) ?? [];
  const gaps = workingGaps(year);
  const suggestions = gaps.filter(({ leave }) => leave.length === 1).flatMap(({ leave }) => leave);
  const marks: DayMark[] = [
    ...holidays.map(({ day, name }) => ({ day, name, kind: 'holiday' as const })),
    ...bridges.map((day) => ({ day, kind: 'bridge' as const })),
    ...suggestions
      .filter((day) => !bridges.includes(day))
      .map((day) => ({ day, kind: 'suggestion' as const })),
    ...observances(year).map(({ day, name }) => ({ day, name, kind: 'observance' as const })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));

  const months = Array.from({ length: 12 }, (_, index) => monthCalendar(year, index + 1, marks, gaps));
  const holidaysOnWeekdays = sum(months, 'holidaysOnWeekdays');
  const holidaysOnWeekends = sum(months, 'holidaysOnWeekends');
  return {
    year,
    days: sum(months, 'days'),
    holidays,
    holidayDays: holidaysOnWeekdays + holidaysOnWeekends,
    holidaysOnWeekdays,
    holidaysOnWeekends,
    workingDays: sum(months, 'workingDays'),
    bridgeDays: bridges.length,
    months,
  };
}

function monthCalendar(
  year: number,
  month: number,
  marks: readonly DayMark[],
  gaps: readonly LeavePlan[],
): MonthCalendar {
  const all = Array.from({ length: daysInMonth(year, month) }, (_, index) => isoDay(year, month, index + 1));
  const own = marks.filter(({ day }) => monthOf(day) === month);
  const holidayDays = [...new Set(own.filter(({ kind }) => kind === 'holiday').map(({ day }) => day))];
  const workingDays = all.filter(isWorkingDay).length;
  const holidaysOnWeekends = holidayDays.filter(isWeekend).length;
  return {
    month,
    days: all.length,
    weekendDays: all.filter(isWeekend).length,
    holidaysOnWeekdays: holidayDays.length - holidaysOnWeekends,
    holidaysOnWeekends,
    workingDays,
    freeDays: all.length - workingDays,
    marks: own,
    gaps: gaps.filter(({ leave }) => monthOf(leave[0] ?? '') === month),
  };
}

type Count = {
  [Key in keyof MonthCalendar]: MonthCalendar[Key] extends number ? Key : never;
}[keyof MonthCalendar];

function sum(months: readonly MonthCalendar[], count: Count): number {
  return months.reduce((total, month) => total + month[count], 0);
}
