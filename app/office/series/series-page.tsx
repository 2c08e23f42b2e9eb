import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { OfficeSeriesAnswer } from '#domain/answers/office/series.ts';
import { Fold } from '#app/ui/fold.tsx';
import { load } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useAccess } from '#app/office/frame/me.ts';
import { PointForm } from './point-form.tsx';

export const loader = (args: LoaderFunctionArgs) => load('series', args);

/**
 * /admin/indicatori/: lists every series of figures, marks outdated ones, and has a form for new values, which a colleague
 * approves.
 */
export function Component() {
  const { series, changes } = useLoaderData<typeof loader>();
  const isEditor = useAccess(['editor']);
  // Series due for a value come first.
  const ordered = series.toSorted((a, b) => Number(b.isOld) - Number(a.isOld));
  return (
    <>
      <OfficeHead title="Indicatori" />
      {changes.length > 0 && (
        <section className="office-section" aria-labelledby="propuneri">
          <h2 id="propuneri">Propuse și hotărâte</h2>
          {changes.map((change) => (
            <ChangeCard
              key={change.id}
              change={change}
              title={`${change.title}, ${change.words}`}
              path="series-changes"
              isDecided={isEditor}
              isRetirable={isEditor}
            >
              <PointInWords {...change} />
            </ChangeCard>
          ))}
        </section>
      )}
      {isEditor && (
        <Fold summary="Propuneți o valoare nouă">
          <PointForm series={series} />
        </Fold>
      )}
      <section className="office-section" aria-labelledby="in-vigoare">
        <h2 id="in-vigoare">În vigoare</h2>
        <OfficeTable
          label="Indicatorii și valoarea lor de azi"
          columns={columns}
          rows={ordered}
          rowKey={({ name }) => name}
          empty="Niciun indicator."
        />
      </section>
    </>
  );
}

type Row = OfficeSeriesAnswer['series'][number];

const columns: readonly Column<Row>[] = [
  {
    name: 'indicator',
    label: 'Indicator',
    cell: ({ title, name }) => (
      <>
        {title}
        <br />
        <span className="fine">serie.{name}</span>
      </>
    ),
  },
  {
    name: 'valoare',
    label: 'Valoarea',
    isSentence: true,
    cell: ({ value, source, isOld }) => (
      <>
        {value ?? 'nu o știm'}
        {isOld && <strong> · veche</strong>}
        <br />
        <span className="fine">{source}</span>
      </>
    ),
  },
  { name: 'ritm', label: 'Când se schimbă', cell: ({ rhythm }) => rhythm },
  {
    name: 'cate',
    label: 'Valori',
    isNumber: true,
    cell: ({ count }) => countNoun(count, 'valoare', 'valori'),
  },
];

/** Content of a change: its source, and the value it replaces. */
function PointInWords({ point, retires, replaces }: OfficeSeriesAnswer['changes'][number]) {
  const source = point.lastSeen ?? point.source;
  return (
    <>
      {replaces !== null && retires === null && <p>Ia locul valorii: {replaces}.</p>}
      <p>
        Sursa: {source.url === null ? source.name : <a href={source.url}>{source.name}</a>}
        {source.date !== null && `, din ${source.date}`}
        {source.readAt !== null && `, citită la ${source.readAt}`}
      </p>
    </>
  );
}
