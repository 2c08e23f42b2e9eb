import { Fragment, type ReactNode } from 'react';
import type { Bani } from '#domain/money/bani.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { Sources } from '#app/ui/sources.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { RoadBar } from '#app/shared/charts/road-bar.tsx';
import type { RoadLine, RoadsView, RoadView } from './road-view.ts';
import './roads-picture.css';

type RoadsPictureProps = {
  view: RoadsView;
  /** of the roads' names: one below the heading they stand under */
  level: 2 | 3;
  /** without what each road asks and without the table: for a page that leads to the whole picture */
  isBrief?: boolean;
  /** what stands under the drawing, before its table */
  children?: ReactNode;
};

/** All roads to one sum on one scale, each with its cost, where that is from and what it asks; the same as a table. */
export function RoadsPicture({ view, level, isBrief = false, children }: RoadsPictureProps) {
  return (
    <div className="roads-picture">
      <p className="roads-axis" aria-hidden="true">
        <span>0</span>
        <span>{view.edge}</span>
      </p>
      <div className="roads-frame">
        <p className="slab-word" aria-hidden="true">
          {view.sum} <span>aceiași pe fiecare drum</span>
        </p>
        <ol className="roads">
          {view.roads.map((road) => (
            <RoadItem
              key={road.kind}
              road={isBrief ? { ...road, asks: null, links: [] } : road}
              scale={view.scale}
              level={level}
            />
          ))}
        </ol>
      </div>
      <Key view={view} />
      {children}
      {!isBrief && (
        <Fold summary="Aceleași cifre, în tabel, cu sursele lor">
          <FiguresTable view={view} />
          <p className="fine">
            <Sources sources={view.roads.flatMap(({ sources }) => sources)} />
          </p>
        </Fold>
      )}
    </div>
  );
}

type RoadItemProps = { road: RoadView; scale: Bani; level: 2 | 3 };

function RoadItem({ road, scale, level }: RoadItemProps) {
  const Name = `h${level}` as const;
  return (
    <li className={classNames('road', road.isOff && 'road-off')}>
      <Name className="road-name">
        {road.href === null ? road.name : <a href={road.href}>{road.name}</a>}
      </Name>
      {road.lines.map((line) => (
        <Line key={line.words.join()} line={line} name={road.name} scale={scale} />
      ))}
      {road.asks && <p className="road-asks">{road.asks}</p>}
      {road.links.length > 0 && <Links links={road.links} />}
    </li>
  );
}

function Links({ links }: Pick<RoadView, 'links'>) {
  return (
    <p className="road-asks">
      Unde întrebați:{' '}
      {links.map(({ text, href }, at) => (
        <Fragment key={href}>
          {at > 0 && '; '}
          <a href={href} rel="noopener">
            {text}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function Line({ line, name, scale }: { line: RoadLine; name: string; scale: Bani }) {
  const { words, cost, look } = line;
  return (
    <div className="road-line">
      <p className="road-cost">
        {look === 'current' || look === 'old' ? <CostMark isOld={look === 'old'}>{cost}</CostMark> : cost}
      </p>
      <RoadBar className="road-bar" look={look} {...endsOf(line, scale)} label={`${name}: ${cost}`} />
      <div className="road-who">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

/** The high and low end of a line in percent of the picture's scale; what is not known reaches the end of it. */
function endsOf({ bar }: RoadLine, scale: Bani): { high: number; low: number | null } {
  if (bar === null) return { high: 100, low: null };
  const percent = (amount: Bani) => Math.min(100, Math.round((amount / scale) * 10_000) / 100);
  return { high: percent(bar.high), low: bar.low > 0 && bar.low < bar.high ? percent(bar.low) : null };
}

const keyWords = {
  current: 'preț publicat acum',
  old: 'preț vechi, sau preț scris de bancă ori de CAR, nu ofertă',
  unknown: 'nu știm cât; la un IFN, cel mult maximul legii',
  typed: 'ce ați scris dumneavoastră',
} as const;

function Key({ view }: { view: RoadsView }) {
  const used = new Set(view.roads.flatMap(({ lines }) => lines.map(({ look }) => look)));
  const looks = (Object.keys(keyWords) as (keyof typeof keyWords)[]).filter((look) => used.has(look));
  return (
    <ul className="roads-key">
      {looks.map((look) => (
        <li key={look}>
          <RoadBar look={look} high={100} />
          {keyWords[look]}
        </li>
      ))}
    </ul>
  );
}

function FiguresTable({ view: { roads, sumInSentence, term } }: { view: RoadsView }) {
  return (
    <DataTable label={`Costul pentru ${sumInSentence} pe ${term}, drum cu drum`} className="roads-table">
      <thead>
        <tr>
          <th scope="col">Drumul</th>
          <th scope="col">După ce</th>
          <NumberHead>Costul</NumberHead>
          <NumberHead>Dați înapoi</NumberHead>
        </tr>
      </thead>
      <tbody>
        {roads.flatMap(({ kind, name, rows }) =>
          rows.map(({ who, cost, total }) => (
            <tr key={`${kind} ${who}`}>
              <th scope="row">{name}</th>
              <td>{who}</td>
              <td className="r">{cost}</td>
              <td className="r">{total}</td>
            </tr>
          )),
        )}
      </tbody>
    </DataTable>
  );
}
