import { seriesValue } from '#domain/base/series/series-in-words.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { type ChartLine, roundTop, stepMarks } from '#app/ui/charts/line-marks.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import type { IrccPageData } from './ircc-page-data.ts';
import { rateText } from './ircc-in-words.ts';

type Held = { from: string; ircc: number; value: number; text: string };

/**
 * Shows the instalment of the debt at every past value of the index, as steps from zero at the bottom, with a fixed rate as a
 * level line. For a loan that does not follow the index, shows the index itself beside the fixed rate.
 */
export function IrccChart({ answer, today, points }: Pick<IrccPageData, 'answer' | 'today' | 'points'>) {
  if (!answer) return null;
  const { variable, fixed } = answer;
  const known = points.filter(({ from }) => from <= today);
  const steps: Held[] = known.map(({ from, value }, index) => {
    const payment = variable?.history[index]?.payment;
    return payment === undefined
      ? { from, ircc: value, value, text: rateText(value) }
      : { from, ircc: value, value: payment / 100, text: formatLei(payment) };
  });
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const level = fixed && (variable ? fixed.payment / 100 : fixed.ratePercent);
  const top = roundTop([...steps.map(({ value }) => value), level ?? 0]);
  const shown = (value: number) => (variable ? formatLei(fromLei(value)) : rateText(value));
  const start = Date.parse(first.from);
  const end = Date.parse(today);
  const lines: ChartLine[] = [
    ...(level === null
      ? []
      : [
          {
            look: 'other' as const,
            points: [
              [start, level],
              [end, level],
            ] as const,
          },
        ]),
    {
      look: 'main' as const,
      points: [...steps.map(({ from, value }) => [Date.parse(from), value] as const), [end, last.value]],
    },
    { look: 'point' as const, points: [[end, last.value]] },
  ];
  const title = variable ? 'Datoria de azi, la fiecare IRCC de până acum' : 'IRCC, lângă dobânda fixă';
  return (
    <ChartFrame
      id="istoric"
      title={title}
      legend={[
        { look: 'main', label: variable ? 'rata la IRCC' : 'IRCC' },
        ...(fixed ? [{ look: 'other' as const, label: 'dobânda fixă' }] : []),
      ]}
      marks={stepMarks(lines, { x: [start, end], y: [0, top] })}
      axis={{ top: shown(top), bottom: shown(0), ends: [formatDate(first.from), formatDate(today)] }}
      description={`${inWords(steps)} Azi: ${last.text}.`}
      sources={[]}
      table={{ rows: <HistoryTable title={title} steps={steps} isPayment={variable !== null} /> }}
    />
  );
}

function inWords(steps: readonly Held[]): string {
  const low = steps.reduce((least, step) => (step.ircc < least.ircc ? step : least));
  const high = steps.reduce((most, step) => (step.ircc > most.ircc ? step : most));
  const said = ({ from, ircc, text }: Held) =>
    `${text}, la IRCC de ${seriesValue('ircc', ircc)} (de la ${formatDate(from)})`;
  return `Cel mai jos ${said(low)}; cel mai sus ${said(high)}.`;
}

function HistoryTable({
  title,
  steps,
  isPayment,
}: {
  title: string;
  steps: readonly Held[];
  isPayment: boolean;
}) {
  return (
    <DataTable label={title}>
      <thead>
        <tr>
          <th scope="col">De la</th>
          <NumberHead>IRCC</NumberHead>
          {isPayment && <NumberHead>Rata</NumberHead>}
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map(({ from, ircc, text }) => (
          <tr key={from}>
            <th scope="row">{formatDate(from)}</th>
            <td className="r">{seriesValue('ircc', ircc)}</td>
            {isPayment && <td className="r">{text}</td>}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
