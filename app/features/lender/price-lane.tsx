import { CHART_HEIGHT, CHART_WIDTH, type ChartMark } from '#app/shared/charts/chart-mark.ts';
import { type ChartEdges, type ChartLine, lineMarks, stepMarks } from '#app/shared/charts/line-marks.ts';
import type { PriceLane, ShownReading } from './price-history-view.ts';

/**
 * The prices of one product in time, drawn on the axis all of them share.
 * @param props.edges days from and to as milliseconds, percent a day from and to
 * @param props.words id of the paragraph that says what is drawn
 */
export function DrawnLane({ lane, edges, words }: { lane: PriceLane; edges: ChartEdges; words: string }) {
  const id = `pret-${lane.product}`;
  const shown = lane.readings.filter(({ low }) => low !== null);
  return (
    <div className="price-lane">
      <p id={id}>{lane.name}</p>
      <svg
        className="chart-drawing"
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id} ${words}`}
      >
        <Marks marks={stepMarks(ceilingLines(lane, edges), edges)} />
        <Marks marks={lineMarks([...spans(lane), ...ranges(shown)], edges)} />
        <g className="chart-undated">
          <Marks marks={lineMarks(dots(shown.filter(({ date }) => date === null)), edges)} />
        </g>
        <Marks marks={lineMarks(dots(shown.filter(({ date }) => date !== null)), edges)} />
      </svg>
    </div>
  );
}

function Marks({ marks }: { marks: readonly ChartMark[] }) {
  return marks.map(({ look, path }, at) => <path key={at} className={`chart-${look}`} d={path} />);
}

/** Each step holds until the next; where there is no ceiling there is no line. */
function ceilingLines({ ceiling }: PriceLane, { x: [, end] }: ChartEdges): ChartLine[] {
  return ceiling.flatMap(({ from, percentPerDay }, at): ChartLine[] => {
    if (percentPerDay === null) return [];
    const until = ceiling[at + 1];
    return [
      {
        look: 'other',
        points: [
          [Date.parse(from), percentPerDay],
          [until ? Date.parse(until.from) : end, percentPerDay],
        ],
      },
    ];
  });
}

function spans(lane: PriceLane): ChartLine[] {
  return lane.spans.map(({ from, to, percentPerDay }) => ({
    look: 'main',
    points: [
      [Date.parse(from), percentPerDay],
      [Date.parse(to), percentPerDay],
    ],
  }));
}

function ranges(readings: readonly ShownReading[]): ChartLine[] {
  return readings.flatMap(({ day, low, high }): ChartLine[] =>
    low === null || high === null || low === high
      ? []
      : [
          {
            look: 'main',
            points: [
              [Date.parse(day), low],
              [Date.parse(day), high],
            ],
          },
        ],
  );
}

/** An edge, and what says how the price is known; of two at one place the price of today is on top. */
function dots(readings: readonly ShownReading[]): ChartLine[] {
  return readings
    .toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent))
    .flatMap(({ day, low, isCurrent }) =>
      (['point', isCurrent ? 'point-current' : 'point-old'] as const).map((look) => ({
        look,
        points: [[Date.parse(day), low ?? 0]] as const,
      })),
    );
}
