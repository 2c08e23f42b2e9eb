import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import type { Experiment } from '#domain/visits/experiments/experiment.ts';
import { experiments } from '#domain/visits/experiments/experiments.ts';
import { lift, type Outcome } from '#domain/visits/experiments/lift.ts';
import { plannedSize } from '#domain/visits/experiments/planned-size.ts';
import { sampleRatio } from '#domain/visits/experiments/sample-ratio.ts';
import { figureIds } from '#domain/answers/hidden/hideable-figures.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { VariantRow } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { StatisticsFrame } from './statistics-frame.tsx';
import { hidingHref } from '#app/office/hidden/hiding-href.ts';
import { loadList } from '#app/office/load.ts';

type Row = Outcome & { variant: string; role: string };

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/experimente', args);

/** /admin/statistici/experimente/: shows the result of each experiment, and whether its figures are reliable. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  return (
    <StatisticsFrame question="experimente" frame={answer} needsConsent method={<Method />}>
      {experiments.map((experiment) => (
        <Result
          key={experiment.name}
          experiment={experiment}
          counted={answer.now}
          isRunning={
            experiment.from <= answer.today &&
            answer.today <= experiment.until &&
            experiment.countries.some((code) => answer.countries.includes(code))
          }
        />
      ))}
    </StatisticsFrame>
  );
}

type ResultProps = { experiment: Experiment; counted: readonly VariantRow[]; isRunning: boolean };

function Result({ experiment, counted, isRunning }: ResultProps) {
  const { name, variants, countries, from, until } = experiment;
  const outcomeOf = (variant: string): Outcome => {
    const { visits = 0, departed = 0 } = counted.find((row) => row.variant === variant) ?? {};
    return { exposed: visits, converted: departed };
  };
  const everOf = (variant: string) => counted.find((row) => row.variant === variant)?.visitsEver ?? 0;
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
      <p>{experiment.hypothesis}</p>
      <Plan experiment={experiment} fewest={Math.min(...variants.map((variant) => everOf(variant)))} />
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
      {isRunning && !experiment.decision && (
        <p>
          <Link to={hidingHref('figure', figureIds.ofExperiment(name))}>Opriți experimentul</Link>
        </p>
      )}
    </section>
  );
}

/** Shows how many visits were planned and why, whether there are enough, and the decision. @param fewest visits of a variant since the beginning */
function Plan({ experiment: { plan, decision }, fewest }: { experiment: Experiment; fewest: number }) {
  const { basePercent, leastLiftPercent } = plan;
  const size = plannedSize(plan);
  const raised = basePercent * (1 + leastLiftPercent / 100);
  const planned = countNoun(size, 'vizită', 'vizite');
  return (
    <>
      <p>
        Plan: {planned} pentru fiecare variantă, ca să vedem dacă {formatPercent(basePercent, 1)} devin cel
        puțin {formatPercent(raised, 1)} (presupuse înainte, nu măsurate).{' '}
        <span className="fine">
          (1,96 + 0,84)² × (p₁(1 − p₁) + p₂(1 − p₂)) ÷ (p₂ − p₁)², cu p₁ = {formatPercent(basePercent, 1)} și
          p₂ = {formatPercent(raised, 1)}
        </span>
      </p>
      {decision ? (
        <p>
          Hotărât la {formatDate(decision.on)}: rămâne{' '}
          {decision.kept === 'control' ? 'cum era' : 'schimbarea'}, fiindcă {decision.because}
        </p>
      ) : (
        <p>
          {fewest < size
            ? `Prea devreme: varianta mai puțin văzută are, de la început, ${formatNumber(fewest)} din ${planned}.`
            : 'S-au strâns vizitele plănuite: puteți hotărî.'}
        </p>
      )}
    </>
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
