import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StatementView } from '#app/desk/ledger/statement-view.tsx';
import { SumsFigures } from '#app/desk/ledger/sums-figures.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { loadList } from '#app/partners-desk/call-api.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('statement', args);

/** /parteneri/extras/ : what a partner is owed, entry by entry, month by month. */
export function Component() {
  const statement = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Extrase" />
      <SumsFigures {...statement.sums} />
      <StatementView statement={statement} file="/api/parteneri/statement" />
    </>
  );
}
