import { calendarHref } from '#domain/tools/calendar/calendar-file.ts';
import { icsDate, icsText } from '#domain/tools/calendar/ics-line.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import type { DebtsPlan } from './debts-plan.ts';
import { paymentDate } from './payment-date.ts';

/** The last day that every month has. */
const ALWAYS_THERE = 28;

/**
 * Builds the payments of a plan for the calendar of a phone: each debt with a due day, every month from the next due day to the
 * last payment by the avalanche; without an end if there is none.
 * @returns the address of a download, made in the page; null when no debt has a due day
 */
export function debtsCalendarHref({ input, avalanche }: DebtsPlan, today: IsoDay): string | null {
  const days = input.debts.flatMap((debt) => {
    const { name, minimum, dueDay } = debt;
    if (dueDay === null) return [];
    const last = avalanche?.steps.find((step) => step.debt === debt)?.on;
    const until = last === undefined ? [] : [`UNTIL=${icsDate(last)}`];
    const text = `Scadență ${name}: ${formatMoney(minimum)}`;
    const ends =
      last === undefined
        ? ''
        : `După planul din ${formatDate(today)}, ultima plată este în ${formatDate(last)}.`;
    return [
      {
        id: `scadenta-${dueDay}-${name}`,
        day: nextDueDay(dueDay, today),
        text,
        more: [
          ['RRULE', ['FREQ=MONTHLY', ...monthDay(dueDay), ...until].join(';')],
          ...(ends ? ([['DESCRIPTION', icsText(ends)]] as const) : []),
          // At nine in the morning of the day before.
          ['BEGIN', 'VALARM'],
          ['ACTION', 'DISPLAY'],
          ['DESCRIPTION', icsText(text)],
          ['TRIGGER', '-PT15H'],
          ['END', 'VALARM'],
        ] as const,
      },
    ];
  });
  return days.length === 0 ? null : calendarHref(days, today);
}

/**
 * Returns this month's due day if it is still to come: the plan begins with the next month, but this payment is due all the same.
 */
function nextDueDay(dueDay: number, today: IsoDay): IsoDay {
  const ofThisMonth = paymentDate(today, dueDay, 0);
  return ofThisMonth > today ? ofThisMonth : paymentDate(today, dueDay, 1);
}

/** Builds a monthly recurrence; a day missing from a month is its last one. */
function monthDay(dueDay: number): string[] {
  if (dueDay <= ALWAYS_THERE) return [`BYMONTHDAY=${dueDay}`];
  const days = Array.from({ length: dueDay - ALWAYS_THERE + 1 }, (_, index) => ALWAYS_THERE + index);
  return [`BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1'];
}
