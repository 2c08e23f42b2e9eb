import { bani } from '#domain/base/money/bani.ts';
import type { TextChart as Chart, ChartShape } from '#domain/texts/schemas/text-chart.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ScaledCostBar } from './scaled-cost-bar.tsx';
import { costLegend, shapeMarks } from './shape-marks.ts';
import './text-chart.css';

type TextChartProps = {
  /** one word, unique on the page */
  id: string;
  chart: Chart;
};

/**
 * Shows a chart within a text, computed together with the text: one frame, five shapes. Only for pages rendered on the server.
 */
export function TextChart({ id, chart: { title, shape, description, sources, table } }: TextChartProps) {
  return (
    <ChartFrame
      id={id}
      title={title}
      {...drawingOf(shape)}
      description={description}
      sources={sources}
      table={{ rows: <Table title={title} table={table} /> }}
    />
  );
}

function drawingOf(shape: ChartShape) {
  switch (shape.kind) {
    case 'lines':
    case 'steps':
    case 'bars':
      return shapeMarks(shape);
    case 'costs':
      return { axis: {}, legend: costLegend(shape.parts), children: <CostRows shape={shape} /> };
    case 'timeline':
      return { axis: shape.axis, children: <Timeline shape={shape} /> };
  }
}

/** Shows one bar per row, with its name above and its amount beside the name. */
function CostRows({ shape: { rows } }: { shape: Extract<ChartShape, { kind: 'costs' }> }) {
  const scale = bani(Math.max(...rows.map(({ principal, cost }) => principal + cost)));
  return (
    <ul className="chart-rows" aria-hidden="true">
      {rows.map(({ label, principal, cost, end }) => (
        <li key={label}>
          <span>{label}</span>
          <b>{end}</b>
          <ScaledCostBar principal={principal} cost={cost} maximum={null} scale={scale} />
        </li>
      ))}
    </ul>
  );
}

/** Shows dates on a line; each shows its name on hover, and the table lists all. */
function Timeline({ shape: { events } }: { shape: Extract<ChartShape, { kind: 'timeline' }> }) {
  const percent = (at: number) => `${Math.round(at * 10_000) / 100}%`;
  return (
    <svg className="chart-timeline" aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {events.map(({ at, label, day }) => (
        <circle key={label} cx={percent(at)} cy="50%" r="6">
          <title>{`${label}, ${day}`}</title>
        </circle>
      ))}
    </svg>
  );
}

function Table({ title, table: { head, rows } }: { title: string; table: Chart['table'] }) {
  const [first, ...others] = head;
  const isNumber = (column: number) => rows.every((row) => typeof row[column] === 'string');
  return (
    <DataTable label={title}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((name, index) =>
            isNumber(index + 1) ? (
              <NumberHead key={name}>{name}</NumberHead>
            ) : (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{typeof label === 'string' && label}</th>
            {cells.map((cell, index) => (
              <td key={index} className={typeof cell === 'string' ? 'r' : undefined}>
                {typeof cell === 'string' ? cell : <SourceName source={cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
