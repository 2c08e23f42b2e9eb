import { addDays } from '#domain/base/days/iso-day.ts';
import type { PairPoint } from './rate-book.ts';

/** The specification's six timelines, by their word in addresses. */
export const timelines = ['48-ore', '1-saptamana', '1-luna', '6-luni', '12-luni', '5-ani'] as const;
export type Timeline = (typeof timelines)[number];

const lengths: Record<Timeline, { days: number } | { months: number }> = {
  '48-ore': { days: 2 },
  '1-saptamana': { days: 7 },
  '1-luna': { months: 1 },
  '6-luni': { months: 6 },
  '12-luni': { months: 12 },
  '5-ani': { months: 60 },
};

/** Computes the first day of a timeline that ends on a day; a day missing from the month becomes its last one. */
export function timelineStart(timeline: Timeline, today: string): string {
  const length = lengths[timeline];
  if ('days' in length) return addDays(today, -length.days);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - length.months, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 1 - length.months, Math.min(day, lastOfMonth)));
  return start.toISOString().slice(0, 10);
}

export type TimelineFigures = {
  timeline: Timeline;
  start: string;
  points: PairPoint[];
  /** days of the timeline with a publication of the national bank and without a point */
  missingDays: number;
  publishedDays: number;
  /** days whose figures come from the European Central Bank */
  ecbDays: number;
  /** null while there are no points */
  figures: {
    first: PairPoint;
    last: PairPoint;
    min: PairPoint;
    max: PairPoint;
    changePercent: number;
  } | null;
};

/**
 * Describes a timeline of a pair: its points, the number of missing ones, the minimum, the maximum and the change.
 * @param points of the pair, oldest first, at least as far back as the timeline
 * @param today yyyy-mm-dd
 * @param published the days with rates that are out, oldest first, at least as far back as the timeline (bnrDaysBetween)
 */
export function describeTimeline(
  timeline: Timeline,
  points: readonly PairPoint[],
  { today, published }: { today: string; published: readonly string[] },
): TimelineFigures {
  const start = timelineStart(timeline, today);
  // Searched from the end: short timelines are a few of many points.
  const own = points.slice(
    points.findLastIndex(({ day }) => day < start) + 1,
    points.findLastIndex(({ day }) => day <= today) + 1,
  );
  const days = new Set(own.map(({ day }) => day));
  const expected = published.slice(published.findLastIndex((day) => day < start) + 1);
  return {
    timeline,
    start,
    points: own,
    publishedDays: expected.length,
    missingDays: expected.filter((day) => !days.has(day)).length,
    ecbDays: own.filter(({ provider }) => provider === 'ecb').length,
    figures: figuresOf(own),
  };
}

function figuresOf(points: readonly PairPoint[]): TimelineFigures['figures'] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  let [min, max] = [first, first];
  for (const point of points) {
    if (point.price < min.price) min = point;
    if (point.price > max.price) max = point;
  }
  return {
    first,
    last,
    min,
    max,
    changePercent: (last.price / first.price - 1) * 100,
  };
}
