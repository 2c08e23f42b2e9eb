import type { MessageKind } from '#domain/base/forms/message-kind.ts';
import { addDays, dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { answerDeadline } from '#domain/people/privacy/answer-deadline.ts';
import { nextWorkingDay } from '#domain/tools/calendar/working-days.ts';

/** Working days in which a report of a wrong figure is answered: the promise of the contact form. */
export const ANSWER_DAYS = 5;
/** Days in which a complaint is answered: the promise of /politica-de-reclamatii/. */
const COMPLAINT_DAYS = 30;

/**
 * Computes the last day on which a message may be answered, as its kind was promised.
 * @returns null for a kind without a promise: a question, a lender's word
 */
export function answerDue(kind: MessageKind, receivedAt: Date, timeZone: string): IsoDay | null {
  if (kind === 'data') return answerDeadline(receivedAt, timeZone);
  const day = dayOf(receivedAt, timeZone);
  if (kind === 'complaint') return addDays(day, COMPLAINT_DAYS);
  if (kind !== 'figure') return null;
  let due = day;
  for (let passed = 0; passed < ANSWER_DAYS; passed += 1) due = nextWorkingDay(due);
  return due;
}
