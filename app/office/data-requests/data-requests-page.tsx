import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { DataRequestsAnswer } from '#domain/answers/office/data-requests.ts';
import { loadList } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { MessagesTabs } from '#app/office/messages/messages-tabs.tsx';
import { AnswerRequest } from './answer-request.tsx';

type Request = DataRequestsAnswer['requests'][number];

export const loader = (args: LoaderFunctionArgs) => loadList('data-requests', args);

/** /admin/mesaje/date/: lists requests of people as owners of their data, the nearest deadline first. */
export function Component() {
  const { requests, total, pageSize } = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  const state = filterOf('stare', 'deschise');
  const isDone = state.defaultValue === 'rezolvate';
  return (
    <>
      <OfficeHead title="Cereri despre date">
        <MessagesTabs />
      </OfficeHead>
      <p className="office-narrow">
        Fiecare are un termen de o lună (art. 12 alin. (3) GDPR). Vederea și ștergerea se fac pe loc, de pe
        site; aici rămâne ce trebuie să facă un om.
      </p>
      <Filters label="Starea cererilor">
        <SelectField
          {...state}
          label="Stare"
          options={[
            { value: 'deschise', label: 'Deschise' },
            { value: 'rezolvate', label: 'Rezolvate' },
          ]}
        />
      </Filters>
      <OfficeTable
        label="Cereri despre date"
        columns={isDone ? [...columns, done] : [...columns, answering]}
        rows={requests}
        rowKey={({ reference }) => reference}
        empty={isDone ? 'Nicio cerere rezolvată.' : 'Nicio cerere nu așteaptă.'}
        paging={{ total, pageSize }}
      />
    </>
  );
}

const kinds = { access: 'vederea datelor', erasure: 'ștergere', other: 'altceva' };

const columns: readonly Column<Request>[] = [
  { name: 'numar', label: 'Număr', cell: ({ reference }) => <span className="nb">{reference}</span> },
  { name: 'fel', label: 'Fel', cell: ({ kind }) => kinds[kind] },
  { name: 'sosita', label: 'Sosită', cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    name: 'termen',
    label: 'Termen',
    cell: ({ dueOn, isLate }) => (
      <>
        {formatDate(dueOn)} {isLate && <Tag kind="solid">depășit</Tag>}
      </>
    ),
  },
  { name: 'text', label: 'Ce este de făcut', cell: ({ message }) => message ?? 'Făcută pe loc.' },
];

const answering: Column<Request> = {
  name: 'raspuns',
  label: 'Răspuns',
  cell: (request) => <AnswerRequest request={request} />,
};

const done: Column<Request> = {
  name: 'rezolvata',
  label: 'Rezolvată',
  cell: ({ doneAt, answer }) => (
    <>
      {doneAt && formatMoment(doneAt)}
      {answer && (
        <>
          <br />
          {answer}
        </>
      )}
    </>
  ),
};
