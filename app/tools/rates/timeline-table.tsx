import type { PairPoint } from '#domain/tools/rates/rate-book.ts';
import type { Timeline, TimelineFigures } from '#domain/tools/rates/timeline.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { addDays, weekdayOf } from '#domain/base/days/iso-day.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import type { PairPrice } from './pair-price.ts';
import { providerNames } from './pair-in-words.ts';

type TimelineTableProps = { timeline: TimelineFigures; price: PairPrice; label: string };

/** Shows the points of a chart: each day up to a month, the last of each week up to a year, of each month beyond. */
export function TimelineTable({ timeline, price, label }: TimelineTableProps) {
  const groups = summarizePoints(timeline.points, timeline.timeline);
  const hasRange = groups.some(({ points }) => points.length > 1);
  return (
    <DataTable label={label} caption={label}>
      <thead>
        <tr>
          <th scope="col">{hasRange ? 'Până la' : 'Data'}</th>
          <NumberHead>{hasRange ? 'Ultimul curs' : 'Curs'}</NumberHead>
          {hasRange && (
            <>
              <NumberHead>Minim</NumberHead>
              <NumberHead>Maxim</NumberHead>
            </>
          )}
          <th scope="col">Sursa</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ last, points }) => (
          <tr key={last.day}>
            <th scope="row">{formatDate(last.day)}</th>
            <td className="r">{price(last)}</td>
            {hasRange && (
              <>
                <td className="r">{price(extreme(points, -1))}</td>
                <td className="r">{price(extreme(points, 1))}</td>
              </>
            )}
            <td>{providerNames[last.provider]}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

// Returns the point with the lowest (−1) or highest (1) price, of at least one.
function extreme(points: readonly PairPoint[], sign: 1 | -1): PairPoint {
  return points.reduce((best, point) => (sign * point.price > sign * best.price ? point : best));
}

type PointGroup = { last: PairPoint; points: PairPoint[] };

/** Groups points to keep the table short: days up to a month, weeks up to a year, months beyond. Newest first. */
function summarizePoints(points: readonly PairPoint[], timeline: Timeline): PointGroup[] {
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
