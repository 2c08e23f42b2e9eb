import type { BridgeDecision, CalendarTexts } from '#domain/tools/calendar/calendar-schema.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { LeavePlan } from '#domain/tools/calendar/leave-plans.ts';
import type { YearCalendar } from '#domain/tools/calendar/year-calendar.ts';

/** Where a year stands against today: what the page says about it is in the past or not. */
export type Tense = 'past' | 'current' | 'future';

export type LeaveForm = {
  /** how many days of leave the plans are for, 1 to MAX_LEAVE_DAYS */
  leaveDays: number;
  /** what is wrong with the number in the address */
  error?: string;
  /** best first; empty when the year has too few working days left */
  plans: LeavePlan[];
};

export type CalendarPageData = {
  calendar: YearCalendar;
  tense: Tense;
  /** of the country, as the page is made */
  today: IsoDay;
  /** every year that has a calendar */
  years: number[];
  /** null while the Government has decided nothing */
  decision: BridgeDecision | null;
  leave: LeaveForm;
  texts: Omit<CalendarTexts, 'decisions' | 'author'>;
  tags: { name: string; url: string }[];
  /** how often people opened the page; null when that is not known */
  views: number | null;
  /** address of the calendar to subscribe to, `https://…` */
  subscription: string;
};

export const MAX_LEAVE_DAYS = 10;
