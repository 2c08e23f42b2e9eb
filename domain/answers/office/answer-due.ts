import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { nextWorkingDay } from '#domain/tools/calendar/working-days.ts';

/** Working days in which a report of a wrong figure is answered: the promise of the contact form. */
export const ANSWER_DAYS = 5;

/** Computes the last day of that promise. @param day of the message */
export function answerDue(day: IsoDay): IsoDay {
  let due = day;
  for (let passed = 0; passed < ANSWER_DAYS; passed += 1) due = nextWorkingDay(due);
  return due;
}
