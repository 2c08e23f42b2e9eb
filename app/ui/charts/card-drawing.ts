import type { ChartShape } from '#domain/texts/schemas/text-chart.ts';
import type { CardDrawing, ShareCard } from '#domain/texts/pages/share-card.ts';
import { CHART_HEIGHT, CHART_WIDTH, type ChartMark } from './chart-mark.ts';
import { costLegend, shapeMarks } from './shape-marks.ts';

type Drawn = Pick<ShareCard, 'drawing' | 'key'>;

/** Draws the chart of a text for the picture of its page. */
export function cardDrawing(shape: ChartShape): Drawn {
  switch (shape.kind) {
    case 'lines':
    case 'steps':
    case 'bars': {
      const { marks, axis, legend } = shapeMarks(shape);
      return { drawing: cardChart(marks, axis), key: legend };
    }
    case 'costs': {
      const longest = Math.max(...shape.rows.map(({ principal, cost }) => principal + cost));
      return {
        key: costLegend(shape.parts),
        drawing: {
          kind: 'bars',
          rows: shape.rows.map((row) => ({
            label: row.label,
            end: row.end,
            amount: row.principal / longest,
            cost: row.cost / longest,
            edge: (row.principal + row.cost) / longest,
          })),
        },
      };
    }
    case 'timeline':
      return {
        drawing: { kind: 'days', at: shape.events.map(({ at }) => at), ends: shape.axis.ends },
      };
  }
}

/** Draws the marks of a chart, with the labels of its edges. */
export function cardChart(
  paths: readonly ChartMark[],
  axis: Extract<CardDrawing, { kind: 'chart' }>['axis'],
): CardDrawing {
  return { kind: 'chart', width: CHART_WIDTH, height: CHART_HEIGHT, paths, axis };
}
