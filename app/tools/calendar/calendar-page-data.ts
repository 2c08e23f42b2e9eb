import type { BridgeDecision, CalendarTexts } from '#domain/tools/calendar/calendar-schema.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { LeavePlan } from '#domain/tools/calendar/leave-plans.ts';
import type { YearCalendar } from '#domain/tools/calendar/year-calendar.ts';

/** Position of a year relative to today: decides the tense of the page's text. */
export type Tense = 'past' | 'current' | 'future';

export type LeaveForm = {
  /** days of leave to plan, 1 to MAX_LEAVE_DAYS */
  leaveDays: number;
  /** error of the number in the address */
  error?: string;
  /** best first; empty if the year has too few working days left */
  plans: LeavePlan[];
};

export type CalendarPageData = {
  calendar: YearCalendar;
  tense: Tense;
  /** of the country, at the time of rendering */
  today: IsoDay;
  /** every year with a calendar */
  years: number[];
  /** null: the Government has not decided */
  decision: BridgeDecision | null;
  leave: LeaveForm;
  texts: Omit<CalendarTexts, 'decisions' | 'author'>;
  tags: { name: string; url: string }[];
  /** number of page views; null if unknown */
  views: number | null;
  /** address of the calendar to subscribe to, `https://…` */
  subscription: string;
};

export const MAX_LEAVE_DAYS = 10;
