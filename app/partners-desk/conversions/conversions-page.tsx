import { type LoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import type { PartnerConversion } from '#domain/answers/partners/console.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { loadList } from '#app/partners-desk/call-api.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('conversions', args);

/** /parteneri/conversii/: what became of each conversion. */
export function Component() {
  const { conversions, total, pageSize } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Conversii" />
      <OfficeTable
        label="Conversii"
        columns={columns}
        rows={conversions}
        rowKey={({ id }) => id}
        empty="Nicio conversie. O conversie apare la un minut după ce ne-o raportează creditorul."
        paging={{ total, pageSize }}
      />
      <p className="fine">
        <a href="/api/parteneri/conversions.csv" download>
          Descărcați conversiile (CSV)
        </a>
      </p>
    </>
  );
}

const columns: readonly Column<PartnerConversion>[] = [
  {
    name: 'clic',
    label: 'Clicul',
    cell: ({ clickId, clickedAt }) => <Link to={`/clicuri/${clickId}/`}>{formatMoment(clickedAt)}</Link>,
  },
  { name: 'oferta', label: 'Oferta', cell: ({ offer }) => offer },
  { name: 'sub1', label: 'sub1', cell: ({ sub1 }) => sub1 ?? 'fără' },
  { name: 'cuvant', label: 'Ce s-a hotărât', isSentence: true, cell: ({ says }) => <span>{says}</span> },
  { name: 'suma', label: 'Suma', isNumber: true, cell: ({ bani: sum }) => formatLei(bani(sum)) },
];
