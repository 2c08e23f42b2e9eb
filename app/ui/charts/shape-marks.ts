import type { ChartShape } from '#domain/texts/schemas/text-chart.ts';
import { barMarks } from './bar-marks.ts';
import { lineMarks, stepMarks } from './line-marks.ts';

type Marked = Extract<ChartShape, { kind: 'lines' | 'steps' | 'bars' }>;

const looks = ['main', 'other'] as const;

const drawn = new WeakMap<Marked, ReturnType<typeof draw>>();

/**
 * Draws the part of a chart that consists of paths, with the labels of its edges and, for two series, the key. Computed once per
 * chart, for its page and for the page's picture.
 */
export function shapeMarks(shape: Marked) {
  const marks = drawn.get(shape) ?? draw(shape);
  drawn.set(shape, marks);
  return marks;
}

function draw(shape: Marked) {
  if (shape.kind === 'bars') {
    return {
      marks: barMarks(shape.bars, ['amount', 'cost']),
      axis: shape.axis,
      legend: costLegend(shape.parts),
    };
  }
  const { lines, top, axis } = shape;
  const marks = (shape.kind === 'lines' ? lineMarks : stepMarks)(
    lines.map(({ points }, index) => ({ look: looks[index] ?? 'other', points })),
    edgesOf(lines, top),
  );
  const legend = lines.map(({ name }, index) => ({ look: looks[index] ?? ('other' as const), label: name }));
  return { marks, axis, legend: lines.length > 1 ? legend : [] };
}

/** Returns the key of a cost bar: its two parts by name. */
export function costLegend([amount, cost]: readonly [string, string]) {
  return [
    { look: 'amount' as const, label: amount },
    { look: 'cost' as const, label: cost },
  ];
}

type Points = readonly { points: readonly (readonly [number, number])[] }[];

function edgesOf(lines: Points, top: number) {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
  return { x: [Math.min(...xs), Math.max(...xs)] as const, y: [0, top] as const };
}
