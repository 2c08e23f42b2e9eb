import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadList } from '#app/office/load.ts';
import { OfficeTable } from '#app/desk/office-table.tsx';
import { numberColumn } from './number-column.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { useRows } from './use-rows.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/parteneri', args);

/** /admin/statistici/parteneri/: shows the visits that partners brought. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const table = useRows(answer.now, '-visits');
  return (
    <StatisticsFrame question="parteneri" frame={answer} method={<Method />}>
      <OfficeTable
        isStacked={false}
        label="Vizitele aduse de parteneri"
        columns={[
          { name: 'name', label: 'Partenerul', isSortable: true, cell: ({ name }) => name },
          numberColumn('visits', 'Vizite'),
          numberColumn('pageViews', 'Afișări'),
          numberColumn('departures', 'Plecări'),
          numberColumn('conversions', 'Conversii'),
        ]}
        rowKey={({ name }) => name}
        empty="Nicio vizită adusă de un partener în această perioadă."
        {...table}
      />
    </StatisticsFrame>
  );
}

function Method() {
  return (
    <ul>
      <li>
        Vizita este a partenerului al cărui cod (<code>pid</code>) este pe prima ei pagină; plecarea, a celui
        de pe clic.
      </li>
      <li>Codurile pe care nu le are niciun partener nu se numără aici.</li>
    </ul>
  );
}
