import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { PartnerClick } from '#domain/answers/partners/console.ts';
import { clickWords } from '#domain/partners/clicks/click-word.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { loadList } from '#app/partners-desk/call-api.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('clicks', args);

/** /parteneri/clicuri/: each click with what became of it. */
export function Component() {
  const { clicks, total, pageSize } = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  const [search] = useSearchParams();
  return (
    <>
      <OfficeHead title="Clicuri" />
      <Filters label="Filtre ale clicurilor">
        <SelectField
          {...filterOf('cuvant')}
          label="Ce s-a hotărât"
          options={[
            { value: '', label: 'orice' },
            ...Object.entries(clickWords).map(([value, label]) => ({ value, label })),
          ]}
        />
        <TextField {...filterOf('clic')} label="Numărul clicului" type="search" />
      </Filters>
      <OfficeTable
        label="Clicuri"
        columns={columns}
        rows={clicks}
        rowKey={({ id }) => id}
        empty="Niciun clic aici. Un clic apare la un minut după ce vizitatorul pleacă spre creditor."
        paging={{ total, pageSize }}
      />
      <p className="fine">
        <a href={`/api/parteneri/clicks.csv?${search.toString()}`} download>
          Descărcați clicurile (CSV)
        </a>
      </p>
    </>
  );
}

const columns: readonly Column<PartnerClick>[] = [
  { name: 'cand', label: 'Când', cell: ({ at }) => formatMoment(at) },
  { name: 'oferta', label: 'Oferta', cell: ({ offer }) => offer },
  {
    name: 'cuvant',
    label: 'Ce s-a hotărât',
    cell: ({ word }) => <Tag kind={word === 'counted' ? 'petrol' : 'plain'}>{clickWords[word]}</Tag>,
  },
  {
    name: 'etichete',
    label: 'Etichete',
    cell: ({ subs }) => subs.map(({ name, value }) => `${name}: ${value}`).join(', ') || 'fără',
  },
  { name: 'clic', label: 'Numărul clicului', cell: ({ id }) => <Link to={`/clicuri/${id}/`}>{id}</Link> },
];
