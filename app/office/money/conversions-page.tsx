import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ConversionRow } from '#domain/answers/office/money.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { loadList } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { amountInWords } from '#domain/partners/conversions/amount-in-words.ts';
import { conversionWords } from '#domain/partners/conversions/conversion-words.ts';
import { MoneyHead } from './money-head.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('conversions', args);

/** /admin/bani/conversii/ : what lenders reported, one conversion a row, each with its way. */
export function Component() {
  const { rows, total, pageSize } = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  return (
    <>
      <MoneyHead documentTitle="Conversii" />
      <Filters label="Căutați o conversie">
        <TextField {...filterOf('cauta')} label="Tranzacția sau numărul clicului, întreg" type="search" />
      </Filters>
      <OfficeTable
        label="Conversii"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty="Nicio conversie aici."
        paging={{ total, pageSize }}
      />
    </>
  );
}

const columns: readonly Column<ConversionRow>[] = [
  {
    name: 'transactionId',
    label: 'Tranzacția',
    cell: ({ id, transactionId }) => <Link to={`/bani/conversii/${id}/`}>{transactionId}</Link>,
  },
  { name: 'partner', label: 'Creditor', cell: ({ partner }) => partner },
  { name: 'offer', label: 'Oferta', cell: ({ offer }) => offer },
  { name: 'status', label: 'Stare', cell: ({ status }) => conversionWords[status] },
  {
    name: 'payout',
    label: 'Suma',
    isNumber: true,
    cell: ({ payout }) => (payout ? amountInWords(payout) : 'nespusă'),
  },
  { name: 'reportedAt', label: 'Ultima hotărâre', cell: ({ reportedAt }) => formatMoment(reportedAt) },
];
