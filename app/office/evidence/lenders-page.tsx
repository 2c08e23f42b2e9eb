import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { EvidenceLendersAnswer } from '#domain/answers/office/evidence.ts';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { EvidenceTabs } from './evidence-tabs.tsx';

type Row = EvidenceLendersAnswer['lenders'][number];

export const loader = (args: LoaderFunctionArgs) => load('evidence', args);

/** /admin/dovezi/: shows the numbers of known items of each lender's price evidence. */
export function Component() {
  const { lenders } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Dovezile prețurilor">
        <EvidenceTabs />
      </OfficeHead>
      <OfficeTable
        label="Dovezi, pe creditori"
        columns={columns}
        rows={lenders}
        rowKey={({ slug }) => slug}
        empty="Niciun creditor."
      />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { name: 'nume', label: 'Creditor', cell: ({ slug, name }) => <Link to={`/dovezi/${slug}/`}>{name}</Link> },
  { name: 'dovezi', label: 'Dovezi', isNumber: true, cell: ({ items }) => items },
  { name: 'piste', label: 'Din ele, numai piste', isNumber: true, cell: ({ leads }) => leads || '' },
  { name: 'produse', label: 'Produse', isNumber: true, cell: ({ products }) => products || '' },
  { name: 'asteapta', label: 'În așteptare', isNumber: true, cell: ({ waiting }) => waiting || '' },
];
