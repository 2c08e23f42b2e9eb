import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hiddenKinds } from '#domain/answers/hidden/hidden-things.ts';
import type { HidingRow } from '#domain/answers/office/hidden.ts';
import { callApi } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';
import { ChangeButton } from '#app/office/ui/change-button.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { HidingForm } from './hiding-form.tsx';
import { hidingHref } from './hiding-href.ts';

export const loader = (args: LoaderFunctionArgs) => load('hidden', args);

/** /admin/scoase/: hides a lender, a figure, a text or a page at once, and shows it again. */
export function Component() {
  const { hidden, choices } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Scoase de pe site" />
      <HidingForm choices={choices} hidden={hidden} />
      <section className="office-section" aria-labelledby="hidden-title">
        <h2 id="hidden-title">Scoase acum</h2>
        <OfficeTable
          label="Scoase acum de pe site"
          columns={columns}
          rows={hidden}
          rowKey={({ kind, id }) => `${kind}/${id}`}
          empty="Nimic nu este scos de pe site."
        />
      </section>
    </>
  );
}

const columns: readonly Column<HidingRow>[] = [
  {
    name: 'ce',
    label: 'Ce',
    cell: ({ kind, name }) => (
      <>
        {name}
        <br />
        <span className="fine">{hiddenKinds[kind].toLowerCase()}</span>
      </>
    ),
  },
  {
    name: 'de-ce',
    label: 'De ce',
    isSentence: true,
    cell: (row) => (
      <>
        {row.reason}
        <Alongside {...row} />
      </>
    ),
  },
  { name: 'cine', label: 'Cine', cell: ({ hiddenBy }) => hiddenBy },
  {
    name: 'cand',
    label: 'Când',
    cell: ({ hiddenAt }) => <time dateTime={hiddenAt}>{formatMoment(hiddenAt)}</time>,
  },
  { name: 'inapoi', label: 'Înapoi', cell: ({ kind, id }) => <ShowButton kind={kind} id={id} /> },
];

/** Lists texts that are hidden with it, and visible texts that mention it. */
function Alongside({ takes, mentionedIn }: HidingRow) {
  return (
    <>
      {takes.length > 0 && (
        <details>
          <summary>Odată cu ea nu se mai văd textele care se sprijină pe ea: {takes.length}</summary>
          <ul>
            {takes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {mentionedIn.length > 0 && (
        <details>
          <summary>Îl mai numesc, cu vorbele lor, textele: {mentionedIn.length}</summary>
          <ul>
            {mentionedIn.map(({ id, name }) => (
              <li key={id}>
                <Link to={hidingHref('text', id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ShowButton(thing: Pick<HidingRow, 'kind' | 'id'>) {
  return (
    <ChangeButton change={() => callApi('hidden/show', { method: 'POST', body: thing })}>
      Puneți la loc
    </ChangeButton>
  );
}
