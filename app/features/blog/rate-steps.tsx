import type { StepChart } from '#domain/content/step-chart-schema.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatPercent } from '#domain/text/format-percent.ts';
import { ChartFrame } from '#app/shared/charts/chart-frame.tsx';
import { roundTop, stepMarks } from '#app/shared/charts/line-marks.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';

type RateStepsProps = { id: string; chart: StepChart };

const looks = ['main', 'other'] as const;

/** Percentages that hold until the next decision, from nothing at the bottom. Each step has its source in the table. */
export function RateSteps({ id, chart }: RateStepsProps) {
  const { titlu: title, serii: names, trepte: steps, pana_la: until, sursa: source } = chart;
  const top = roundTop(steps.flatMap(({ valori }) => valori));
  const start = steps[0]?.de_la ?? until;
  return (
    <ChartFrame
      id={id}
      title={title}
      legend={names.map((label, index) => ({ look: looks[index] ?? 'other', label }))}
      marks={stepMarks(
        names.map((_, index) => ({ look: looks[index] ?? 'other', points: pointsOf(chart, index) })),
        { x: [Date.parse(start), Date.parse(until)], y: [0, top] },
      )}
      axis={{ top: formatPercent(top, 0), bottom: '0%', ends: [formatDate(start), formatDate(until)] }}
      description={`${names.map((name, index) => inWords(chart, name, index)).join(' ')} Sursa fiecărei trepte este în tabel.`}
      sources={[source]}
      table={{ rows: <StepTable chart={chart} /> }}
    />
  );
}

function StepTable({ chart: { titlu: title, serii: names, trepte: steps } }: { chart: StepChart }) {
  return (
    <DataTable label={title}>
      <thead>
        <tr>
          <th scope="col">De la</th>
          {names.map((name) => (
            <NumberHead key={name}>{name}</NumberHead>
          ))}
          <th scope="col">Sursa</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ de_la: from, valori: values, sursa: { name, url, date } }) => (
          <tr key={from}>
            <th scope="row">{formatDate(from)}</th>
            {values.map((value, index) => (
              <td key={names[index]} className="r">
                {formatPercent(value, 2)}
              </td>
            ))}
            <td>
              {url ? (
                <a href={url} rel="noopener">
                  {name}
                </a>
              ) : (
                name
              )}
              {date && `, ${formatDate(date)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

// The last step goes on until the day it was last seen to hold.
function pointsOf({ trepte: steps, pana_la: until }: StepChart, index: number): [number, number][] {
  const points = steps.map(({ de_la, valori }): [number, number] => [Date.parse(de_la), valori[index] ?? 0]);
  return [...points, [Date.parse(until), points.at(-1)?.[1] ?? 0]];
}

function inWords({ trepte: steps, pana_la: until }: StepChart, name: string, index: number): string {
  const values = steps.map(({ valori }) => valori[index] ?? 0);
  const percent = (value: number) => formatPercent(value, 2);
  const from = (value: number) => formatDate(steps[values.indexOf(value)]?.de_la ?? until);
  const [low, high, last] = [Math.min(...values), Math.max(...values), values.at(-1) ?? 0];
  return `${name}: cel mai jos ${percent(low)}, din ${from(low)}; cel mai sus ${percent(high)}, din ${from(high)}; ${percent(last)} la ${formatDate(until)}.`;
}
