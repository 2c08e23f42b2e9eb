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
import { messageKindNames, messageKinds } from '#domain/base/forms/message-kind.ts';
import { MessagesTabs } from './messages-tabs.tsx';

type Row = MessagesAnswer['messages'][number];

export const loader = (args: LoaderFunctionArgs) => loadList('messages', args);

/** /admin/mesaje/: lists unanswered messages of people, the most overdue first; requests about data lead to their desk. */
export function Component() {
  const { messages, total, pageSize } = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  return (
    <>
      <OfficeHead title="Mesaje">
        <MessagesTabs />
      </OfficeHead>
      <Filters label="Filtre ale mesajelor">
        <SelectField
          {...filterOf('stare')}
          label="Stare"
          options={[
            { value: '', label: 'toate' },
            ...messageStatuses.map((value) => ({ value, label: messageStatusNames[value] })),
          ]}
        />
        <SelectField
          {...filterOf('fel')}
          label="Fel"
          options={[
            { value: '', label: 'toate' },
            ...messageKinds.map((value) => ({ value, label: messageKindNames[value] })),
          ]}
        />
        <SelectField
          {...filterOf('cui')}
          label="Răspunde"
          options={[
            { value: '', label: 'oricine' },
            { value: 'mie', label: 'eu' },
            { value: 'nimanui', label: 'încă nimeni' },
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
    cell: ({ reference, desk, status }) => (
      <Link
        className="reference"
        to={
          desk === 'messages'
            ? `/mesaje/${reference}/`
            : `/mesaje/date/?stare=${status === 'answered' ? 'rezolvate' : 'deschise'}`
        }
      >
        {reference}
      </Link>
    ),
  },
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
  { name: 'fel', label: 'Fel', cell: ({ kind }) => messageKindNames[kind] },
  { name: 'cand', label: 'Când', cell: ({ createdAt }) => formatMoment(createdAt) },
  { name: 'nume', label: 'Nume', cell: ({ name }) => name !== null && <PersonName>{name}</PersonName> },
  { name: 'text', label: 'Începutul', isSentence: true, cell: ({ beginning }) => beginning },
  {
    name: 'cine',
    label: 'Răspunde',
    cell: ({ givenTo, writing }) => (writing ? `${writing} scrie acum` : givenTo),
  },
  {
    name: 'stare',
    label: 'Stare',
    cell: ({ status, statusBy }) =>
      statusBy ? `${messageStatusNames[status]} (${statusBy})` : messageStatusNames[status],
  },
];
