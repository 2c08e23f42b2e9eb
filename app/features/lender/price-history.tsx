import { formatDate } from '#domain/text/format-date.ts';
import { sourceDates } from '#domain/text/source-dates.ts';
import { formatAsPrinted } from '#domain/text/format-number.ts';
import { ChartFrame } from '#app/shared/charts/chart-frame.tsx';
import { type ChartEdges, roundTop } from '#app/shared/charts/line-marks.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { PriceHistoryView, PriceLane, ShownReading } from './price-history-view.ts';
import { DrawnLane } from './price-lane.tsx';
import './price-history.css';

type PriceHistoryProps = { history: PriceHistoryView };

// What was read lately says most; products of which nothing was read since open beneath.
const LANES_AT_ONCE = 1;
const HEADROOM = 1.1;

/**
 * The price of each product in time, in percent of the sum a day, on one axis with the steps of the law's ceiling. Dots, because nothing
 * is known between two readings; a line only between two of one page that said the same. The table holds the figures and their sources.
 */
export function PriceHistory({ history }: PriceHistoryProps) {
  const { ceilingSource, ceilingWords, file } = history;
  const lanes = history.lanes.filter(({ readings }) => readings.some(({ low }) => low !== null));
  const edges = edgesOf(lanes, history.today);
  const [first, more] = [lanes.slice(0, LANES_AT_ONCE), lanes.slice(LANES_AT_ONCE)];
  const readings = lanes.flatMap((lane) => lane.readings);
  const ends = [formatDate(firstDate(lanes)), formatDate(history.today)] as const;
  return (
    <ChartFrame
      id="pret-in-timp"
      title="Prețul în timp, la fiecare produs"
      legend={legendOf(readings, ceilingWords !== null)}
      axis={{ top: `Cât la sută din sumă pe zi, de la 0 la ${formatAsPrinted(edges.y[1])}%`, ends }}
      description={
        <>
          {first.map(laneInWords).join(' ')} {ceilingWords} Între două citiri nu știm prețul.
        </>
      }
      sources={ceilingSource ? [ceilingSource] : []}
      table={{
        rows: (
          <>
            <p className="fine">
              {readings.some(({ isComputed }) => isComputed) &&
                'Unde sursa nu dă un preț pe zi, am împărțit costul la sumă și la zile sau dobânda pe an la 365. '}
              <a href={file}>Fișierul CSV</a>
            </p>
            <ReadingsTable lanes={history.lanes} />
          </>
        ),
      }}
    >
      <div className="price-lanes">
        {first.map((lane) => (
          <DrawnLane key={lane.product} lane={lane} edges={edges} words="pret-in-timp-in-cuvinte" />
        ))}
        {more.length > 0 && (
          <Fold summary={more.length === 1 ? 'Încă un produs' : `Încă ${more.length} produse`}>
            <div className="price-lanes">
              {more.map((lane) => (
                <DrawnLane key={lane.product} lane={lane} edges={edges} words="pret-in-timp-mai-mult" />
              ))}
              <p className="fine" id="pret-in-timp-mai-mult">
                {more.map(laneInWords).join(' ')}
              </p>
            </div>
          </Fold>
        )}
      </div>
    </ChartFrame>
  );
}

/** From the first reading, or the first ceiling where that is earlier, to today. */
function edgesOf(lanes: readonly PriceLane[], today: string): ChartEdges {
  const days = lanes.flatMap(({ readings, ceiling }) => [
    ...readings.map(({ day }) => day),
    ...ceiling.map(({ from }) => from),
  ]);
  const prices = lanes.flatMap(({ readings, ceiling }) => [
    ...readings.map(({ high }) => high ?? 0),
    ...ceiling.map(({ percentPerDay }) => percentPerDay ?? 0),
  ]);
  return {
    x: [Date.parse(days.toSorted()[0] ?? today), Date.parse(today)],
    // Nothing is drawn on the upper edge.
    y: [0, roundTop(prices.map((price) => price * HEADROOM))],
  };
}

function legendOf(readings: readonly ShownReading[], hasCeiling: boolean) {
  const entries = [
    {
      look: 'point-current',
      label: 'preț publicat acum',
      isThere: readings.some(({ isCurrent }) => isCurrent),
    },
    {
      look: 'point-old',
      label: 'altă dovadă, la data ei',
      isThere: readings.some(({ isCurrent }) => !isCurrent),
    },
    {
      look: 'point-undated',
      label: 'pătrat: pagină fără dată, ziua citirii',
      isThere: readings.some(({ date, low }) => date === null && low !== null),
    },
    { look: 'other', label: 'plafonul legii', isThere: hasCeiling },
  ] as const;
  return entries.filter(({ isThere }) => isThere);
}

function laneInWords({ name, readings }: PriceLane): string {
  const told = readings
    .filter(({ price }) => price !== null)
    .map(({ price, date, readAt }) =>
      date === null
        ? `${price}, fără dată, ${sourceDates({ date, readAt })}`
        : `${price}, ${sourceDates({ date, readAt: null })}`,
    );
  return `${name}: ${told.join('; ')}.`;
}

function ReadingsTable({ lanes }: { lanes: readonly PriceLane[] }) {
  return (
    <DataTable label="Prețurile citite, pe produs">
      <thead>
        <tr>
          <th scope="col">Produsul</th>
          <th scope="col">Data sursei</th>
          <NumberHead>Pe zi</NumberHead>
          <th scope="col">Ce tipărește</th>
          <th scope="col">Sursa</th>
        </tr>
      </thead>
      {lanes.map(({ product, name, readings }) => (
        <tbody key={product}>
          {readings.toReversed().map(({ id, date, price, isComputed, printed, source }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{date === null ? 'fără dată' : formatDate(date)}</td>
              <td className="r">
                {price ?? 'nu se poate calcula'}
                {isComputed && ', calculul nostru'}
              </td>
              <td>{printed}</td>
              <td>
                <SourceName source={source} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}

/** The earliest date, as exact as it is known. */
function firstDate(lanes: readonly PriceLane[]): string {
  const dates = lanes.flatMap(({ readings, ceiling }) => [
    ...readings.map(({ day, date, readAt }) => ({ day, date: date ?? readAt ?? day })),
    ...ceiling.map(({ from }) => ({ day: from, date: from })),
  ]);
  return dates.toSorted((a, b) => a.day.localeCompare(b.day))[0]?.date ?? '';
}
