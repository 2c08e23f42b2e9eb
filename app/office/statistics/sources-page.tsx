import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { SourceRow } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { changeInWords } from './key-figures.tsx';
import { numberColumn } from './number-column.ts';
import { loadList } from '#app/office/load.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { useRows } from './use-rows.ts';

const levels = ['Sursa', 'Mediul', 'Campania', 'Conținutul', 'Termenul'] as const;

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/surse', args);

/** /admin/statistici/surse/: shows the sources of visits; each value opens the next level. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const within = search.getAll('in');
  const level = Math.min(within.length, levels.length - 1);
  const before = new Map(answer.earlier.map((row) => [row.name, row.visits]));
  const table = useRows(answer.now, '-visits');
  return (
    <StatisticsFrame question="surse" frame={answer} method={<Method />}>
      {within.length > 0 && (
        <nav className="statistics-nav" aria-label="Sursa aleasă">
          <Link to={{ search: `?${openedOn(search, [])}` }}>Toate sursele</Link>
          {within.map((name, index) => (
            <Link
              key={levels[index]}
              to={{ search: `?${openedOn(search, within.slice(0, index + 1))}` }}
              aria-current={index === within.length - 1 ? 'page' : undefined}
            >
              {levels[index]}: {nameInWords(name, index)}
            </Link>
          ))}
        </nav>
      )}
      <OfficeTable
        isStacked={false}
        label={`${levels[level]} vizitelor`}
        columns={columnsOf(search, within, before)}
        rowKey={({ name }) => name}
        empty="Nicio vizită în această perioadă."
        {...table}
      />
    </StatisticsFrame>
  );
}

/** @param before visits of each value in the previous period */
function columnsOf(
  search: URLSearchParams,
  within: readonly string[],
  before: ReadonlyMap<string, number>,
): readonly Column<SourceRow>[] {
  const level = Math.min(within.length, levels.length - 1);
  const isLast = level === levels.length - 1;
  return [
    {
      name: 'name',
      label: levels[level] ?? '',
      isSortable: true,
      cell({ name }) {
        const words = nameInWords(name, level);
        if (isLast) return words;
        return <Link to={{ search: `?${openedOn(search, [...within, name])}` }}>{words}</Link>;
      },
    },
    numberColumn('visits', 'Vizite'),
    {
      name: 'change',
      label: 'Schimbare',
      isNumber: true,
      cell: ({ name, visits }) => changeInWords(before.get(name) ?? 0, visits),
    },
    numberColumn('pageViews', 'Afișări'),
    numberColumn('departures', 'Plecări'),
    numberColumn('conversions', 'Conversii'),
  ];
}

function Method() {
  return (
    <ul>
      <li>
        Sursa este cea a primei pagini din vizită: etichetele campaniei, motorul de căutare, site-ul de unde a
        venit sau, dacă nu există, acces direct.
      </li>
      <li>
        „Necunoscută” sunt pagini deschise din altă pagină a noastră de cine nu și-a dat acordul: de unde a
        venit întâi nu se mai știe.
      </li>
      <li>
        Plecările sunt clicurile spre creditori, după etichetele clicului; conversiile, cele nerespinse.
      </li>
    </ul>
  );
}

function nameInWords(name: string, level: number): string {
  if (level === 0 && name === '') return 'necunoscută';
  if (level === 0 && name === 'typein') return 'acces direct';
  return name === '' || name === '(none)' ? 'fără' : name;
}

function openedOn(search: URLSearchParams, within: readonly string[]): string {
  const next = new URLSearchParams(search);
  next.delete('in');
  next.delete('pagina');
  for (const name of within) next.append('in', name);
  return next.toString();
}
