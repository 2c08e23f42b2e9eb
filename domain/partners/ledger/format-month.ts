import { monthOf, yearOf } from '#domain/base/days/iso-day.ts';
import { monthName } from '#domain/base/text/month-name.ts';

/** Writes „noiembrie 2026”. @param month yyyy-mm */
export function formatMonth(month: string): string {
  return `${monthName(monthOf(`${month}-01`))} ${yearOf(`${month}-01`)}`;
}
