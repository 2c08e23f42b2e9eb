import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OfficePartnerRow } from '#domain/answers/office/partners.ts';
import { partnerStates } from '#domain/partners/partners/partner-state.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { loadList } from '#app/office/load.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { stateWords } from './state-words.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('partners', args);

/** /admin/parteneri/: lists partners and applicants; applications first. */
export function Component() {
  const { partners } = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  return (
    <>
      <OfficeHead title="Parteneri" />
      <Filters label="Filtre ale partenerilor">
        <SelectField
          {...filterOf('stare')}
          label="Stare"
          options={[
            { value: '', label: 'toate' },
            ...partnerStates.map((value) => ({ value, label: stateWords[value] })),
          ]}
        />
      </Filters>
      <OfficeTable
        label="Parteneri"
        columns={columns}
        rows={partners}
        rowKey={({ id }) => id}
        empty="Nicio firmă aici. Cererile vin de pe pagina „Program de afiliere”."
      />
    </>
  );
}

const columns: readonly Column<OfficePartnerRow>[] = [
  {
    name: 'firma',
    label: 'Firma',
    cell: ({ id, legalName }) => <Link to={`/parteneri/${id}/`}>{legalName}</Link>,
  },
  { name: 'cui', label: 'Cod fiscal', cell: ({ taxCode }) => taxCode },
  { name: 'site', label: 'Site', cell: ({ website }) => new URL(website).hostname },
  { name: 'pid', label: 'pid', cell: ({ providerId }) => <code>{providerId}</code> },
  {
    name: 'stare',
    label: 'Stare',
    cell: ({ state }) => <Tag kind={state === 'applied' ? 'solid' : 'plain'}>{stateWords[state]}</Tag>,
  },
  { name: 'de-la', label: 'Din', cell: ({ stateAt }) => formatMoment(stateAt) },
];
