import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { textKinds } from '#domain/texts/editorial/review-due.ts';
import { textKindNames, textStatusNames } from '#domain/texts/editorial/text-names.ts';
import { textStatuses } from '#domain/texts/editorial/text-status.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { TextRow } from '#domain/answers/office/texts.ts';
import { loadList } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { StatusWords } from './status-words.tsx';
import { TextTabs } from './text-tabs.tsx';
import './texts-page.css';

export const loader = (args: LoaderFunctionArgs) => loadList('texts', args);

/** /admin/texte/: lists every text of the site, its state and what it needs. */
export function Component() {
  const { texts, total, pageSize } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <OfficeHead title="Texte">
        <TextTabs />
      </OfficeHead>
      <TextFilters />
      <p className="fine">
        Aici vedeți textele, le corectați și le hotărâți ziua publicării.{' '}
        <a href={`/api/admin/texts.csv?${search.toString()}`} download>
          Descărcați tabelul (CSV)
        </a>
      </p>
      <OfficeTable
        label="Texte"
        columns={columns}
        rows={texts}
        rowKey={({ slug }) => slug}
        defaultOrder="recitit"
        empty="Niciun text nu se potrivește."
        paging={{ total, pageSize }}
      />
    </>
  );
}

function TextFilters() {
  const filterOf = useFilters();
  return (
    <Filters label="Filtre ale textelor">
      <TextField {...filterOf('cauta')} label="Titlu sau fișier" type="search" />
      <SelectField {...filterOf('fel')} label="Fel" options={kinds} />
      <SelectField {...filterOf('stare')} label="Stare" options={statuses} />
      <SelectField {...filterOf('de_facut')} label="De făcut" options={tasks} />
    </Filters>
  );
}

const any = { value: '', label: 'Oricare' };
const kinds = [any, ...textKinds.map((value) => ({ value, label: textKindNames[value] }))];
const statuses = [any, ...textStatuses.map((value) => ({ value, label: textStatusNames[value] }))];
const tasks = [
  any,
  { value: 'recitit', label: 'de recitit acum' },
  { value: 'probleme', label: 'de îndreptat' },
];

const columns: readonly Column<TextRow>[] = [
  {
    name: 'titlu',
    label: 'Titlu',
    isSortable: true,
    cell: ({ slug, title, file }) => (
      <div className="text-title">
        <Link to={`/texte/${slug}/`}>{title}</Link>
        <br />
        <span className="fine">{file}</span>
      </div>
    ),
  },
  { name: 'fel', label: 'Fel', isSortable: true, cell: ({ kind }) => textKindNames[kind] },
  { name: 'stare', label: 'Stare', isSortable: true, cell: (text) => <StatusWords text={text} /> },
  { name: 'autor', label: 'Autor', isSortable: true, cell: ({ author }) => author ?? 'nesemnat' },
  {
    name: 'citit',
    label: 'Citit ultima oară',
    isSortable: true,
    cell: ({ reviewed }) => formatDate(reviewed),
  },
  {
    name: 'recitit',
    label: 'De recitit până la',
    isSortable: true,
    cell: ({ reviewDue, isReviewLate }) => (
      <>
        {formatDate(reviewDue)} {isReviewLate && <Tag kind="solid">întârziat</Tag>}
      </>
    ),
  },
  {
    name: 'probleme',
    label: 'De îndreptat',
    isSortable: true,
    cell: ({ problems }) =>
      problems.length > 0 ? <div className="text-problems">{problems.join(' ')}</div> : 'nimic',
  },
];
