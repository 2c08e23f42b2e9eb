import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextField } from '#app/ui/text-field.tsx';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { RegistrationsAnswer } from '#domain/answers/office/people.ts';
import { PersonName } from '#app/ui/person-name.tsx';
import { loadList } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { ExportForm } from './export-form.tsx';

type Row = RegistrationsAnswer['registrations'][number];

export const loader = (args: LoaderFunctionArgs) => loadList('registrations', args);

/** /admin/inregistrari/: lists people who applied through /reg/. */
export function Component() {
  const { registrations, total, pageSize } = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  return (
    <>
      <OfficeHead title="Cereri de oferte" />
      <Filters label="Căutare în cererile de oferte">
        <TextField {...filterOf('cauta')} label="Număr, nume sau e-mail" type="search" />
      </Filters>
      <OfficeTable
        label="Cereri de oferte"
        columns={columns}
        rows={registrations}
        rowKey={({ reference }) => reference}
        empty="Nicio cerere de oferte aici."
        paging={{ total, pageSize }}
      />
      <ExportForm list="registrations" />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  {
    name: 'numar',
    label: 'Număr',
    cell: ({ reference }) => (
      <Link className="reference" to={`/inregistrari/${reference}/`}>
        {reference}
      </Link>
    ),
  },
  { name: 'cand', label: 'Când', cell: ({ createdAt }) => formatMoment(createdAt) },
  { name: 'suma', label: 'Suma', isNumber: true, cell: ({ amountLei }) => formatLei(fromLei(amountLei)) },
  {
    name: 'perioada',
    label: 'Perioada',
    cell: ({ termCount, termUnit }) => formatTerm({ count: termCount, unit: termUnit }),
  },
  { name: 'nume', label: 'Nume', cell: ({ name }) => <PersonName>{name}</PersonName> },
  {
    name: 'mesaje',
    label: 'Vrea oferte prin',
    cell: ({ wantsEmail, wantsPhone }) =>
      [wantsEmail && 'e-mail', wantsPhone && 'telefon'].filter(Boolean).join(', ') || 'nimic',
  },
];
