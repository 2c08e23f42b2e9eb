import { daysInWords, rangeInWords } from '#domain/base/text/day-in-words.ts';
import type { LeavePlan } from '#domain/tools/calendar/leave-plans.ts';
import type { MonthCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';

/**
 * Text of a month, in the parts of the specification: its total, its holidays, its suggestions. Without a verb, so without a
 * tense.
 */
export type MonthText = { total: string; rest: string; holidays: string; suggestions: string[] };

/** @param year of the month */
export function monthInWords(month: MonthCalendar, year: number): MonthText {
  const { days, workingDays, freeDays } = month;
  return {
    total: countNoun(workingDays, 'zi lucrătoare', 'zile lucrătoare'),
    rest: `și ${countNoun(freeDays, 'zi liberă', 'zile libere')}, din ${days}.`,
    holidays: holidaysInWords(month),
    suggestions: month.gaps.map((gap) => planInWords(gap, year)),
  };
}

function holidaysInWords({ holidaysOnWeekdays, holidaysOnWeekends }: MonthCalendar): string {
  const all = holidaysOnWeekdays + holidaysOnWeekends;
  if (all === 0) return 'Nicio sărbătoare legală.';
  if (all === 1)
    return `O sărbătoare legală, ${holidaysOnWeekdays === 1 ? 'în timpul săptămânii' : 'în weekend'}.`;
  const total = `${countDays(all)} de sărbătoare legală`;
  if (holidaysOnWeekends === 0) return `${total}, toate de luni până vineri.`;
  if (holidaysOnWeekdays === 0) return `${total}, toate în weekend.`;
  return `${total}: ${counted(holidaysOnWeekdays)} de luni până vineri, ${counted(holidaysOnWeekends)} în weekend.`;
}

/** Writes `O zi de concediu (2 mai): 6 zile libere la rând, 1–6 mai.` @param year of the calendar */
function planInWords({ leave, freeDays, from, to }: LeavePlan, year: number): string {
  return `${leaveInWords(leave.length)} (${daysInWords(leave)}): ${countNoun(freeDays, 'zi liberă', 'zile libere')} la rând, ${rangeInWords(from, to, year)}.`;
}

/** Writes `O zi de concediu`, `3 zile de concediu`. */
export function leaveInWords(days: number): string {
  return days === 1 ? 'O zi de concediu' : `${countDays(days)} de concediu`;
}

function counted(count: number): string {
  return count === 1 ? 'una' : String(count);
}
