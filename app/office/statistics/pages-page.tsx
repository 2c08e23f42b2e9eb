import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { PageRow } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { changeInWords } from './key-figures.tsx';
import { numberColumn } from './number-column.ts';
import { loadList } from '#app/office/load.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { useRows } from './use-rows.ts';

const folders = [
  ['/', 'Toate'],
  ['/credit-nevoi-personale/', 'Creditori'],
  ['/blog/', 'Ghiduri'],
  ['/curs-valutar-banci/', 'Curs valutar'],
  ['/convertor-valutar/', 'Convertor'],
  ['/landing/', 'Landing'],
] as const;

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/pagini', args);

/** /admin/statistici/pagini/: shows which pages were viewed. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const folder = search.get('cale') ?? '/';
  const before = new Map(answer.earlier.map((row) => [row.path, row.pageViews]));
  const table = useRows(answer.now, '-pageViews');
  return (
    <StatisticsFrame question="pagini" frame={answer} method={<Method />}>
      <nav className="statistics-nav" aria-label="Partea site-ului">
        {folders.map(([path, label]) => (
          <Link
            key={path}
            to={{ search: `?${opened(search, path)}` }}
            aria-current={path === folder ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <OfficeTable
        isStacked={false}
        label="Paginile site-ului"
        columns={columnsOf(before)}
        rowKey={({ path }) => path}
        empty="Nicio pagină afișată în această perioadă."
        {...table}
      />
    </StatisticsFrame>
  );
}

/** @param before views of each page in the previous period */
function columnsOf(before: ReadonlyMap<string, number>): readonly Column<PageRow>[] {
  return [
    {
      name: 'path',
      label: 'Pagina',
      isSortable: true,
      cell: ({ path }) => (path === '' ? 'fără adresă' : <a href={path}>{path}</a>),
    },
    numberColumn('pageViews', 'Afișări'),
    {
      name: 'change',
      label: 'Schimbare',
      isNumber: true,
      cell: ({ path, pageViews }) => changeInWords(before.get(path) ?? 0, pageViews),
    },
    numberColumn('visits', 'Vizite'),
    numberColumn('entries', 'Începuturi'),
    numberColumn('exits', 'Sfârșituri'),
    numberColumn('restored', 'Reveniri'),
    numberColumn('botViews', 'Programe'),
  ];
}

function Method() {
  return (
    <ul>
      <li>Afișările sunt ale oamenilor; ale programelor stau în ultima coloană.</li>
      <li>
        Fără acord, fiecare pagină deschisă se numără ca o vizită, deci și ca un început, și ca un sfârșit.
        Revenirile sunt paginile arătate din nou cu butonul „înapoi”.
      </li>
      <li>Se arată cel mult 500 de pagini, cele mai văzute.</li>
    </ul>
  );
}

function opened(search: URLSearchParams, folder: string): string {
  const next = new URLSearchParams(search);
  next.set('cale', folder);
  next.delete('pagina');
  return next.toString();
}
