import { addDays, weekdayOf } from '#domain/calendar/iso-day.ts';
import type { PairPoint } from '#domain/rates/rate-book.ts';
import type { Timeline } from '#domain/rates/timeline.ts';

export type PointGroup = { last: PairPoint; points: PairPoint[] };

/** Points put together so that a table can be read: days up to a month, weeks up to a year, months beyond. Newest first. */
export function summarizePoints(points: readonly PairPoint[], timeline: Timeline): PointGroup[] {
  const groups: PointGroup[] = [];
  let end = '';
  for (const point of points) {
    const group = groups.at(-1);
    if (group && point.day <= end) {
      group.points.push(point);
      group.last = point;
    } else {
      groups.push({ last: point, points: [point] });
      end = endOfGroup(point.day, timeline);
    }
  }
  return groups.toReversed();
}

function endOfGroup(day: string, timeline: Timeline): string {
  // Day 31 ends every month here: days are compared as text.
  if (timeline === '5-ani') return `${day.slice(0, 7)}-31`;
  if (timeline === '12-luni' || timeline === '6-luni') return addDays(day, 7 - weekdayOf(day));
  return day;
}
