import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LawRow, LawState } from '#domain/answers/office/law.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { callApi } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';
import { ChangeButton } from '#app/office/ui/change-button.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { TextTabs } from './text-tabs.tsx';

export const loader = (args: LoaderFunctionArgs) => load('law', args);

/** /admin/texte/legi/: lists articles that changed since their pages were read, and the pages to read again. */
export function Component() {
  const { articles } = useLoaderData<typeof loader>();
  const waiting = articles.filter(({ state }) => state === 'changed' || state === 'ended').length;
  return (
    <>
      <OfficeHead title="Legea și paginile ei">
        <TextTabs />
      </OfficeHead>
      <p>
        Fișele articolelor sunt în content/legi/. Când una se schimbă, paginile, verificările și scrisorile ei
        stau aici sus până le recitește cineva.
      </p>
      <p role="status">
        {waiting === 0
          ? 'Nicio fișă nu s-a schimbat de la ultima recitire.'
          : `De recitit: paginile a ${waiting === 1 ? 'un articol' : `${waiting} articole`}.`}
      </p>
      <OfficeTable
        label="Articolele de lege și paginile care se sprijină pe ele"
        columns={columns}
        rows={articles}
        rowKey={({ article }) => article}
        empty="Biblioteca nu are niciun articol."
      />
    </>
  );
}

const stateWords: Readonly<Record<LawState, string>> = {
  ended: 'Nu mai este în vigoare',
  changed: 'Schimbat de la ultima recitire',
  unread: 'Paginile nu le-a recitit nimeni',
  read: 'Pagini recitite',
};

const columns: readonly Column<LawRow>[] = [
  {
    name: 'articol',
    label: 'Articol',
    cell: ({ name, title, path, reading }) => (
      <>
        <a href={path}>{name}</a>
        <br />
        {title}
        <br />
        <span className="fine">{reading}</span>
      </>
    ),
  },
  {
    name: 'stare',
    label: 'Stare',
    cell: ({ state, readBy, readAt }) => (
      <>
        {state === 'changed' || state === 'ended' ? <b>{stateWords[state]}</b> : stateWords[state]}
        {readBy && readAt && (
          <>
            <br />
            <span className="fine">{`${readBy}, ${formatMoment(readAt)}`}</span>
          </>
        )}
      </>
    ),
  },
  {
    name: 'pagini',
    label: 'Se sprijină pe el',
    isSentence: true,
    cell: ({ uses, state }) => (
      <details open={state === 'changed' || state === 'ended'}>
        <summary>{countNoun(uses.length, 'loc', 'locuri')}</summary>
        <ul>
          {uses.map(({ label, path }) => (
            <li key={`${path} ${label}`}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    ),
  },
  { name: 'recitit', label: 'Recitire', cell: (row) => row.state !== 'read' && <ReadButton {...row} /> },
];

function ReadButton({ article, name, fingerprint }: LawRow) {
  return (
    <ChangeButton
      label={`Am recitit paginile: ${name}`}
      change={() => callApi('law/read', { method: 'POST', body: { article, fingerprint } })}
    >
      Am recitit paginile
    </ChangeButton>
  );
}
