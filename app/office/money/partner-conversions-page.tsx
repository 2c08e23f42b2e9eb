import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { loadList } from '#app/office/load.ts';
import { ConversionsTable } from '#app/desk/ledger/conversions-table.tsx';
import { MoneyHead } from './money-head.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('ledger/:id/conversions', args);

/** /admin/plati/:id/conversii/ : what became of each conversion of a partner. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <MoneyHead documentTitle="Conversiile unui partener" />
      <p>
        <Link to={`/plati/${id}/`}>Extrasul partenerului</Link>
      </p>
      <ConversionsTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
