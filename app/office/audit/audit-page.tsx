import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { AuditAnswer } from '#domain/answers/office/audit.ts';
import { loadList } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { actionName, actionNames, subjectNames } from './action-names.ts';
import { type Names, changedParts } from './changed-parts.ts';
import { subjectHref } from './subject-href.ts';
import { DayField } from '#app/desk/day-field.tsx';
import './before-after.css';

type Entry = AuditAnswer['records'][number];

export const loader = (args: LoaderFunctionArgs) => loadList('audit', args);

/** /admin/jurnal/: shows who changed what, and the previous values. */
export function Component() {
  const { records, names, total, pageSize } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Jurnal" />
      <AuditFilters />
      <OfficeTable
        label="Jurnalul modificărilor"
        columns={columnsWith(names)}
        rows={records}
        rowKey={({ id }) => id}
        empty="Nicio înregistrare nu se potrivește."
        paging={{ total, pageSize }}
      />
    </>
  );
}

function columnsWith(names: Names): readonly Column<Entry>[] {
  return [
    { name: 'cand', label: 'Când', cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
    { name: 'cine', label: 'Cine', cell: ({ userName }) => userName },
    { name: 'ce', label: 'Ce', cell: ({ action, after }) => actionName(action, after) },
    { name: 'subiect', label: 'Despre', cell: (entry) => <Subject entry={entry} names={names} /> },
    {
      name: 'inainte',
      label: 'Înainte și după',
      isSentence: true,
      cell: ({ before, after }) => <BeforeAfter before={before} after={after} names={names} />,
    },
  ];
}

/** Shows the subject of an entry by name, linked to its page if it has one. */
function Subject({ entry: { subjectKind, subjectId }, names }: { entry: Entry; names: Names }) {
  const kind = subjectNames[subjectKind] ?? subjectKind;
  const name = names[subjectId] ?? subjectId;
  const href = subjectHref(subjectKind, subjectId);
  return (
    <>
      {kind}{' '}
      {href === undefined ? <span className="fine">{name}</span> : <Link to={href}>{name || kind}</Link>}
    </>
  );
}

function AuditFilters() {
  const filterOf = useFilters();
  const options = [
    { value: '', label: 'Oricare' },
    ...Object.entries(actionNames).map(([value, label]) => ({ value, label })),
  ];
  return (
    <Filters label="Filtre ale jurnalului">
      <SelectField {...filterOf('actiune')} label="Ce" options={options} />
      <TextField {...filterOf('cine')} label="Cine (numele întreg)" />
      <TextField {...filterOf('subiect')} label="Despre (identificator)" />
      <DayField {...filterOf('de_la')} label="De la" />
      <DayField {...filterOf('pana_la')} label="Până la" />
    </Filters>
  );
}

/** Shows the parts that an entry changed, each with its value before and after. */
function BeforeAfter({ before, after, names }: { before: unknown; after: unknown; names: Names }) {
  const parts = changedParts(before, after, names);
  if (parts.length === 0) return null;
  return (
    <dl className="before-after">
      {parts.map(({ label, before: old, after: recent }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {old !== undefined && <del>{old}</del>} {recent !== undefined && <ins>{recent}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
