import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { VisitsOfDay } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { DayChart } from './day-chart.tsx';
import { DayNotes } from './day-notes.tsx';
import { KeyFigures } from './key-figures.tsx';
import { numberColumn } from './number-column.ts';
import { loadList } from '#app/office/load.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { useRows } from './use-rows.ts';

type Measure = Exclude<keyof VisitsOfDay, 'day'>;

const pageViews: { name: Measure; label: string } = { name: 'pageViews', label: 'Afișări de pagini' };
const measures: readonly (typeof pageViews)[] = [
  pageViews,
  { name: 'consentedVisits', label: 'Vizite cu acord' },
  { name: 'cookielessArrivals', label: 'Intrări fără acord' },
  { name: 'visitors', label: 'Vizitatori cu acord' },
  { name: 'botViews', label: 'Afișări de programe' },
];

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/vizite', args);

/** /admin/statistici/vizite/: shows the number of visits, by people and by bots. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const { now, earlier } = answer;
  const [search] = useSearchParams();
  const measure = measures.find(({ name }) => name === search.get('masura')) ?? pageViews;
  const table = useRows(now.days, '-day');
  return (
    <StatisticsFrame question="vizite" frame={answer} method={<Method />}>
      <KeyFigures
        figures={measures.map(({ name, label }) =>
          name === 'visitors'
            ? {
                label,
                now: now.visitors.count,
                before: earlier.visitors.count,
                ...(!now.visitors.isExact && { note: `aproximativ, ±${now.visitors.marginPercent}%` }),
              }
            : {
                label,
                now: sum(now.days, name),
                before: sum(earlier.days, name),
                ...(name === 'consentedVisits' &&
                  answer.consentPercent !== null && {
                    note: `${formatPercent(answer.consentPercent, 1)} din afișări`,
                  }),
              },
        )}
      />
      <nav className="statistics-nav" aria-label="Graficul">
        {measures.map(({ name, label }) => (
          <Link
            key={name}
            to={{ search: `?${withMeasure(search, name)}` }}
            aria-current={name === measure.name ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      <DayChart
        label={measure.label}
        frame={answer}
        now={now.days.map((row) => row[measure.name])}
        before={earlier.days.map((row) => row[measure.name])}
        noted={now.notes.map(({ day }) => now.days.findIndex((row) => row.day === day))}
        table="#zile"
      />
      <DayNotes notes={now.notes} today={answer.today} />
      <div id="zile">
        <OfficeTable
          isStacked={false}
          label="Vizite pe zile"
          columns={columnsOf(answer.today, new Map(now.notes.map(({ day, note }) => [day, note])))}
          rowKey={({ day }) => day}
          empty="Nicio zi."
          {...table}
        />
      </div>
    </StatisticsFrame>
  );
}

/** @param notes lines that colleagues wrote, by day */
function columnsOf(today: string, notes: ReadonlyMap<string, string>): readonly Column<VisitsOfDay>[] {
  return [
    {
      name: 'day',
      label: 'Ziua',
      isSortable: true,
      cell: ({ day }) => (
        <>
          {formatDate(day)}
          {day === today && ', până acum'}
          {notes.has(day) && (
            <>
              <br />
              <span className="fine">{notes.get(day)}</span>
            </>
          )}
        </>
      ),
    },
    ...measures.map(({ name, label }) => numberColumn(name, label)),
  ];
}

function Method() {
  return (
    <ul>
      <li>
        O vizită cu acord este tot ce s-a deschis într-o sesiune, într-o zi. Una care trece de miezul nopții
        se numără în ambele zile.
      </li>
      <li>
        Cine nu și-a dat acordul nu poate fi urmărit de la o pagină la alta. Îi numărăm afișările și, ca
        intrări, paginile deschise din afara site-ului; câți oameni sunt nu știm.
      </li>
      <li>
        Vizitatorii unei perioade sunt oameni diferiți, nu suma zilelor. Până la 1 023 cifra este exactă;
        peste, este o estimare, cu marja scrisă lângă ea.
      </li>
      <li>Azi nu s-a încheiat, deci ultima zi crește până la miezul nopții.</li>
      <li>Programele care se prezintă ca atare (roboți, verificări) sunt numărate separat.</li>
    </ul>
  );
}

function sum(days: readonly VisitsOfDay[], name: Measure): number {
  return days.reduce((total, row) => total + row[name], 0);
}

function withMeasure(search: URLSearchParams, name: Measure): string {
  const next = new URLSearchParams(search);
  next.set('masura', name);
  return next.toString();
}
