import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { formatDate } from '#domain/base/text/format-date.ts';
import { messageStatuses, messageStatusNames } from '#domain/answers/office/message-status.ts';
import type { MessagesAnswer } from '#domain/answers/office/messages.ts';
import { PersonName } from '#app/ui/person-name.tsx';
import { loadList } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { ExportForm } from '#app/office/people/export-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';

type Row = MessagesAnswer['messages'][number];

export const loader = (args: LoaderFunctionArgs) => loadList('messages', args);

/** /admin/mesaje/: lists messages from /contact/, with their states. */
export function Component() {
  const { messages, total, pageSize } = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  return (
    <>
      <OfficeHead title="Mesaje" />
      <Filters label="Filtre ale mesajelor">
        <SelectField
          {...filterOf('stare')}
          label="Stare"
          options={[
            { value: '', label: 'toate' },
            ...messageStatuses.map((value) => ({ value, label: messageStatusNames[value] })),
          ]}
        />
        <TextField {...filterOf('cauta')} label="Număr, nume sau cuvânt" type="search" />
      </Filters>
      <OfficeTable
        label="Mesaje"
        columns={columns}
        rows={messages}
        rowKey={({ reference }) => reference}
        empty="Niciun mesaj aici."
        paging={{ total, pageSize }}
      />
      <ExportForm list="messages" />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  {
    name: 'numar',
    label: 'Număr',
    cell: ({ reference }) => (
      <Link className="reference" to={`/mesaje/${reference}/`}>
        {reference}
      </Link>
    ),
  },
  { name: 'cand', label: 'Când', cell: ({ createdAt }) => formatMoment(createdAt) },
  { name: 'nume', label: 'Nume', cell: ({ name }) => <PersonName>{name}</PersonName> },
  { name: 'text', label: 'Începutul', isSentence: true, cell: ({ beginning }) => beginning },
  {
    name: 'termen',
    label: 'Răspuns până la',
    cell: ({ answerBy, isLate }) =>
      answerBy && (
        <>
          {formatDate(answerBy)} {isLate && <Tag kind="solid">întârziat</Tag>}
        </>
      ),
  },
  {
    name: 'stare',
    label: 'Stare',
    cell: ({ status, statusBy }) =>
      statusBy ? `${messageStatusNames[status]} (${statusBy})` : messageStatusNames[status],
  },
];
