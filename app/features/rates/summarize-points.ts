import type { PairPoint } from '#domain/rates/rate-book.ts';
import type { Timeline } from '#domain/rates/timeline.ts';

export type PointGroup = { last: PairPoint; points: PairPoint[] };

/** Points put together so that a table can be read: days up to a month, weeks up to a year, months beyond. Newest first. */
export function summarizePoints(points: readonly PairPoint[], timeline: Timeline): PointGroup[] {
  const groups = new Map<string, PointGroup>();
  for (const point of points) {
    const key = groupOf(point.day, timeline);
    const group = groups.get(key) ?? { last: point, points: [] };
    group.points.push(point);
    group.last = point;
    groups.set(key, group);
  }
  return [...groups.values()].toReversed();
}

function groupOf(day: string, timeline: Timeline): string {
  if (timeline === '5-ani') return day.slice(0, 7);
  if (timeline !== '12-luni' && timeline !== '6-luni') return day;
  // The Monday of the week.
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
