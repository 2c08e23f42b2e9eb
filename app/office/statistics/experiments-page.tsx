import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import type { Experiment } from '#domain/visits/experiments/experiment.ts';
import { experiments } from '#domain/visits/experiments/experiments.ts';
import { lift, type Outcome } from '#domain/visits/experiments/lift.ts';
import { sampleRatio } from '#domain/visits/experiments/sample-ratio.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { VariantRow } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { StatisticsFrame } from './statistics-frame.tsx';
import { loadList } from '#app/office/load.ts';

type Row = Outcome & { variant: string; role: string };

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/experimente', args);

/** /admin/statistici/experimente/: shows the result of each experiment, and whether its figures are reliable. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  return (
    <StatisticsFrame question="experimente" frame={answer} method={<Method />}>
      {experiments.map((experiment) => (
        <Result key={experiment.name} experiment={experiment} counted={answer.now} />
      ))}
    </StatisticsFrame>
  );
}

function Result({ experiment, counted }: { experiment: Experiment; counted: readonly VariantRow[] }) {
  const { name, variants, countries, from, until } = experiment;
  const outcomeOf = (variant: string): Outcome => {
    const { visits = 0, departed = 0 } = counted.find((row) => row.variant === variant) ?? {};
    return { exposed: visits, converted: departed };
  };
  const [control, treatment] = [outcomeOf(variants[0]), outcomeOf(variants[1])];
  const rows: Row[] = [
    { ...control, variant: variants[0], role: 'fără schimbare' },
    { ...treatment, variant: variants[1], role: 'cu schimbarea' },
  ];
  return (
    <section className="office-section">
      <h2>{name}</h2>
      <p className="fine">
        {countries.join(', ')}, {formatDate(from)} – {formatDate(until)}
      </p>
      {sampleRatio(control.exposed, treatment.exposed).isSuspicious && (
        <Notice>
          Variantele au fost văzute prea inegal ca să fie o întâmplare: ceva pierde vizitatori la una dintre
          ele. Cifrele de mai jos nu spun nimic până nu se află ce.
        </Notice>
      )}
      <OfficeTable
        isStacked={false}
        label={`Variantele experimentului ${name}`}
        columns={columns}
        rows={rows}
        rowKey={({ variant }) => variant}
        empty=""
      />
      <p>{liftInWords(control, treatment)}</p>
    </section>
  );
}

const columns: readonly Column<Row>[] = [
  { name: 'variant', label: 'Varianta', cell: ({ variant, role }) => `${variant} (${role})` },
  { name: 'exposed', label: 'Vizitatori', isNumber: true, cell: ({ exposed }) => formatNumber(exposed) },
  {
    name: 'converted',
    label: 'Cu plecare',
    isNumber: true,
    cell: ({ converted }) => formatNumber(converted),
  },
  {
    name: 'rate',
    label: 'Pondere',
    isNumber: true,
    cell: ({ exposed, converted }) =>
      exposed === 0 ? 'fără date' : formatPercent((converted / exposed) * 100, 2),
  },
];

function liftInWords(control: Outcome, treatment: Outcome): string {
  const found = lift(control, treatment);
  if (!found) return 'Prea puține date pentru o comparație.';
  const { percent, lowPercent, highPercent } = found;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${formatPercent(value, 1)}`;
  const range = `între ${signed(lowPercent)} și ${signed(highPercent)} (interval de încredere de 95%)`;
  const verdict =
    lowPercent <= 0 && highPercent >= 0
      ? 'Diferența poate fi întâmplare.'
      : 'Diferența este greu de pus pe seama întâmplării.';
  return `Schimbarea: ${signed(percent)}, ${range}. ${verdict}`;
}

function Method() {
  return (
    <ul>
      <li>
        Fiecare vizitator este numărat o dată, în vizita în care i s-a tras varianta, și numai dacă și-a dat
        acordul. Plecarea la creditor se numără în aceeași vizită.
      </li>
      <li>
        Cine se uită la un experiment în fiecare zi și se oprește la prima diferență va găsi una și unde nu e.
        Hotărâți la sfârșitul lui.
      </li>
    </ul>
  );
}
