import type { StepChart } from '#domain/texts/schemas/step-chart-schema.ts';
import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';

/** Charts percentages that hold until the next decision, from zero at the bottom. The table has each step's source. */
export function stepChart(chart: StepChart): TextChart {
  const { titlu, serii: names, trepte: steps, pana_la: until, sursa } = chart;
  const start = steps[0]?.de_la ?? until;
  const top = Math.ceil(Math.max(1, ...steps.flatMap(({ valori }) => valori)));
  return {
    title: titlu,
    shape: {
      kind: 'steps',
      lines: names.map((name, index) => ({ name, points: pointsOf(chart, index) })),
      top,
      axis: { top: formatPercent(top, 0), bottom: '0%', ends: [formatDate(start), formatDate(until)] },
    },
    description: `${names.map((name, index) => inWords(chart, name, index)).join(' ')} Sursa fiecărei trepte este în tabel.`,
    sources: [sursa],
    table: {
      head: ['De la', ...names, 'Sursa'],
      rows: steps.map(({ de_la, valori, sursa: source }) => [
        formatDate(de_la),
        ...valori.map((value) => formatPercent(value, 2)),
        source,
      ]),
    },
  };
}

// The last step continues until the date it was last seen to hold.
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
