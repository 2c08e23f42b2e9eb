import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { CHART_HEIGHT, CHART_WIDTH } from '#app/ui/charts/chart-mark.ts';
import { shapeMarks } from '#app/ui/charts/shape-marks.ts';
import '#app/ui/charts/chart-frame.css';
import './guide-picture.css';

/** Tells whether a chart still says something as a small picture without its table: a line, steps or bars. */
export function hasPicture({ shape }: TextChart): boolean {
  return shape.kind === 'lines' || shape.kind === 'steps' || shape.kind === 'bars';
}

/** Shows the chart of a guide, small, in a list, from the same figures. Hidden from screen readers: title and answer say it. */
export function GuidePicture({ chart: { title, shape } }: { chart: TextChart }) {
  if (shape.kind === 'costs' || shape.kind === 'timeline') return null;
  const { marks, axis, legend } = shapeMarks(shape);
  return (
    <div className="guide-picture" aria-hidden="true">
      <p className="guide-picture-title">{title}</p>
      {legend.length > 0 && (
        <ul className="chart-key">
          {legend.map(({ look, label }) => (
            <li key={look} className={`chart-key-${look}`}>
              {label}
            </li>
          ))}
        </ul>
      )}
      {axis.top && <p>{axis.top}</p>}
      <svg
        className="chart-drawing"
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {marks.map(({ look, path }, index) => (
          <path key={index} className={`chart-${look}`} d={path} />
        ))}
      </svg>
      <p className="chart-ends">
        <span>{axis.ends[0]}</span>
        <span>{axis.ends[1]}</span>
      </p>
    </div>
  );
}
