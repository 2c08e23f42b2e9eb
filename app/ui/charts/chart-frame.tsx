import type { ReactNode } from 'react';
import type { Source } from '#domain/offers/offer.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Sources } from '#app/ui/sources.tsx';
import { CHART_HEIGHT, CHART_WIDTH, type ChartMark } from './chart-mark.ts';
import './chart-frame.css';

type ChartFrameProps = {
  /** one word, unique on the page: prefix of the chart's element ids */
  id: string;
  title: string;
  /** level of the title on its page */
  heading?: 'h2' | 'h3';
  /** key of the drawing; none for a single series */
  legend?: readonly { look: ChartMark['look']; label: string }[];
  /** marks to draw; `children` replace them for a drawing of another shape */
  marks?: readonly ChartMark[];
  children?: ReactNode;
  /** the cost is from an old price: drawn paler */
  isOld?: boolean;
  /** labels at the edges of the drawing */
  axis: { top?: string; bottom?: string; ends?: readonly [left: string, right: string] };
  /** the drawing in words: the only part that screen readers read */
  description: ReactNode;
  /** sources of the figures, with their dates */
  sources: readonly Source[];
  /** the same figures as a table: folded below, or `#id` of a table on the same page */
  table: { rows: ReactNode } | { href: string };
};

const TABLE_WORDS = 'Cifrele din grafic, în tabel';

/** Shows everything around a chart: title and key, edge labels, description, sources, table of its figures. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    id,
    title,
    heading: Heading = 'h3',
    legend = [],
    marks = [],
    axis,
    description,
    sources,
    table,
  } = props;
  return (
    <figure className={classNames('chart', props.isOld && 'chart-old')} aria-labelledby={id}>
      <div className="chart-head">
        <Heading id={id}>{title}</Heading>
        {legend.length > 0 && (
          <ul className="chart-key" aria-hidden="true">
            {legend.map(({ look, label }) => (
              <li key={look} className={`chart-key-${look}`}>
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      {axis.top && <p className="fine">{axis.top}</p>}
      {props.children ?? (
        <svg
          className="chart-drawing"
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-in-cuvinte`}
        >
          {marks.map(({ look, path }, index) => (
            <path key={index} className={`chart-${look}`} d={path} />
          ))}
        </svg>
      )}
      {axis.bottom && <p className="fine">{axis.bottom}</p>}
      {axis.ends && (
        <p className="fine chart-ends" aria-hidden="true">
          <span>{axis.ends[0]}</span>
          <span>{axis.ends[1]}</span>
        </p>
      )}
      <p className="fine chart-words" id={`${id}-in-cuvinte`}>
        {description}
      </p>
      <p className="fine chart-words">
        <Sources sources={sources} />
        {'href' in table && (
          <>
            {' '}
            <a href={table.href}>{TABLE_WORDS}</a>
          </>
        )}
      </p>
      {'rows' in table && <Fold summary={TABLE_WORDS}>{table.rows}</Fold>}
    </figure>
  );
}
