import type { ReactNode } from 'react';
import type { Bani } from '#domain/base/money/bani.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { RoadBar } from '#app/ui/charts/road-bar.tsx';
import type { RoadsView, RoadView } from './road-view.ts';
import './roads-picture.css';

type RoadsPictureProps = {
  view: RoadsView;
  /** level of the roads' names: one below the heading above them */
  level: 2 | 3;
  /** content under the drawing */
  children?: ReactNode;
};

/**
 * Shows all roads to one amount on one scale: the cost beside the name, its source below the bar, and the whole row as a link.
 */
export function RoadsPicture({ view, level, children }: RoadsPictureProps) {
  return (
    <div className="roads-picture">
      <p className="roads-axis" aria-hidden="true">
        <span>cost, pe {view.term}</span>
        <span>{view.edge}</span>
      </p>
      <ol className="roads">
        {view.roads.map((road) => (
          <RoadItem key={road.kind} road={road} scale={view.scale} level={level} />
        ))}
      </ol>
      {children}
    </div>
  );
}

type RoadItemProps = { road: RoadView; scale: Bani; level: 2 | 3 };

function RoadItem({ road, scale, level }: RoadItemProps) {
  const { name, href, act, figure, bar, cap, says } = road;
  const Name = `h${level}` as const;
  return (
    <li className="road">
      <Name className="road-name">
        {href === null ? (
          name
        ) : (
          <a href={href}>
            {name}
            <span className="sr">: {act}</span>
          </a>
        )}
      </Name>
      <p className={classNames('road-figure', bar === null && 'road-unknown')}>
        {bar?.look === 'current' || bar?.look === 'old' ? (
          <CostMark isOld={bar.look === 'old'}>{figure}</CostMark>
        ) : (
          figure
        )}
      </p>
      {bar && (
        <RoadBar
          className="road-bar"
          look={bar.look}
          high={percentOf(bar.high, scale)}
          low={bar.low > 0 && bar.low < bar.high ? percentOf(bar.low, scale) : null}
          cap={cap === null ? null : percentOf(cap, scale)}
          label={`${name}: ${figure}`}
        />
      )}
      <p className="road-says">
        {says}
        {href !== null && (
          <span className="road-act" aria-hidden="true">
            {' '}
            {act}&nbsp;→
          </span>
        )}
      </p>
    </li>
  );
}

function percentOf(amount: Bani, scale: Bani): number {
  return Math.min(100, Math.round((amount / scale) * 10_000) / 100);
}
