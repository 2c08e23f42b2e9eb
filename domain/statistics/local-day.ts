import { addDays, type IsoDay } from '#domain/calendar/iso-day.ts';

/** Calendar day of a moment where the clocks of `timeZone` are looked at. */
export function localDay(moment: Date, timeZone: string): IsoDay {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** Days from one to another, both included; none when the first is the later one. */
export function listDays(first: IsoDay, last: IsoDay): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
