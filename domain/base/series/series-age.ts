import { addDays } from '#domain/base/days/iso-day.ts';
import { definitionOf, type SeriesBook, type SeriesName, type SeriesPoint } from './series.ts';

/**
 * Computes the day from which a value is older than the rhythm of its series: a newer one is due, or a confirmation that it still
 * holds.
 * @returns yyyy-mm-dd
 */
export function oldFrom(series: SeriesName, point: SeriesPoint): string {
  const { days, of } = definitionOf(series).rhythm;
  return addDays(of === 'sight' ? lastSight(point) : point.from, days + 1);
}

/** Tells whether a value is older than the rhythm of its series. @param today yyyy-mm-dd */
export function isOld(series: SeriesName, point: SeriesPoint, today: string): boolean {
  return today >= oldFrom(series, point);
}

/**
 * Finds the latest day on which the value is known to have held, yyyy-mm-dd; for a source with only a month or year, its first day.
 */
export function lastSight({ from, source, lastSeen }: SeriesPoint): string {
  const sightings = [source, lastSeen].map((one) => one && wholeDay(one.date ?? one.readAt));
  return sightings.reduce<string>((latest, day) => (day && day > latest ? day : latest), from);
}

/**
 * Finds the latest day on which any series got a value, or was confirmed.
 * @param today yyyy-mm-dd; a value from a later day does not count yet
 * @returns yyyy-mm-dd; null where no series has a value
 */
export function newestSight(book: SeriesBook, today: string): string | null {
  const days = Object.values(book).flatMap((points) => points.map((point) => lastSight(point)));
  return (
    days
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? null
  );
}

function wholeDay(date: string | null): string | null {
  return date && `${date}-01-01`.slice(0, 10);
}
