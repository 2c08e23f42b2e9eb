import type { IsoDay } from '#domain/calendar/iso-day.ts';
import { nextWorkingDay } from '#domain/calendar/working-days.ts';

/** Working days in which whoever calls a figure wrong is answered: what the contact form promises. */
export const ANSWER_DAYS = 5;

/** The last day on which an answer keeps the promise. @param day on which the message came */
export function answerDue(day: IsoDay): IsoDay {
  let due = day;
  for (let passed = 0; passed < ANSWER_DAYS; passed += 1) due = nextWorkingDay(due);
  return due;
}
