import { addDays } from '#domain/calendar/iso-day.ts';
import { definitionOf, type SeriesName, type SeriesPoint } from './series.ts';

/**
 * The day from which a value is older than the rhythm of its series: a newer one is due, or a look at whether it still holds.
 * @returns yyyy-mm-dd
 */
export function oldFrom(series: SeriesName, point: SeriesPoint): string {
  const { days, of } = definitionOf(series).rhythm;
  return addDays(of === 'sight' ? lastSight(point) : point.from, days + 1);
}

/** Whether a value is older than the rhythm of its series. @param today yyyy-mm-dd */
export function isOld(series: SeriesName, point: SeriesPoint, today: string): boolean {
  return today >= oldFrom(series, point);
}

/** The latest day on which the value is known to have held, yyyy-mm-dd; of a source that names only its month or year, the first. */
export function lastSight({ from, source, lastSeen }: SeriesPoint): string {
  const told = [source, lastSeen].map((one) => one && wholeDay(one.date ?? one.readAt));
  return told.reduce<string>((latest, day) => (day && day > latest ? day : latest), from);
}

function wholeDay(date: string | null): string | null {
  return date && `${date}-01-01`.slice(0, 10);
}
