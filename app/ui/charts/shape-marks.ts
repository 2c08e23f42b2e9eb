import type { ChartShape } from '#domain/texts/schemas/text-chart.ts';
import { barMarks } from './bar-marks.ts';
import { lineMarks, stepMarks } from './line-marks.ts';

type Marked = Extract<ChartShape, { kind: 'lines' | 'steps' | 'bars' }>;

const looks = ['main', 'other'] as const;

const drawn = new WeakMap<Marked, ReturnType<typeof draw>>();

/**
 * What of a chart is paths in its box, with the words of its edges and, where there are two things, which is which. Worked out
 * once for a chart: it stands on its page and on the picture of that.
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

/** The two parts of a cost bar, by name. */
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
