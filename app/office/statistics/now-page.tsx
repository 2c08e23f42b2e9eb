import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { NowAnswer, nowAnswer } from '#domain/answers/office/statistics.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { lineMarks, roundTop } from '#app/ui/charts/line-marks.ts';
import { load } from '#app/office/load.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useWhileActive } from '#app/office/ui/use-while-active.ts';
import { KeyFigures } from './key-figures.tsx';
import { numberColumn } from './number-column.ts';
import { QuestionNavigation } from './statistics-frame.tsx';

type Answer = z.input<typeof nowAnswer>;
type Page = NowAnswer['last']['pages'][number];
type Hour = { hour: number; today: number | undefined; yesterday: number };

export const loader = (args: LoaderFunctionArgs) => load('statistics/acum', args);

/** /admin/statistici/acum/: shows the last half hour and the hours of today, refreshed each minute while the page is in use. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useWhileActive(() => void revalidate(), { seconds: 60 });
  const { at, minutes, today, yesterday, last } = answer;
  return (
    <>
      <OfficeHead title="Acum" documentTitle="Acum – statistici" />
      <QuestionNavigation />
      <p className="fine">
        Numărat la {formatMoment(at)}. Cifrele se schimbă singure în fiecare minut, cât vă uitați la ele.
      </p>
      <section className="office-section">
        <h2>Ultimele {minutes} de minute</h2>
        <KeyFigures
          figures={[
            { label: 'Afișări de pagini', now: last.pageViews },
            { label: 'Vizite cu acord', now: last.consentedVisits },
            { label: 'Plecări la creditori', now: last.departures },
          ]}
        />
        <OfficeTable
          isStacked={false}
          label={`Paginile ultimelor ${minutes} de minute`}
          columns={pageColumns}
          rows={last.pages}
          rowKey={({ path }) => path}
          empty="Nicio pagină."
        />
      </section>
      <section className="office-section">
        <Hours answer={answer} />
      </section>
      <div id="pe-ore" className="office-section">
        <OfficeTable
          isStacked={false}
          label="Afișări de pagini pe ore"
          columns={hourColumns}
          rows={yesterday.map((count, hour) => ({ hour, today: today[hour], yesterday: count }))}
          rowKey={({ hour }) => hour}
          empty=""
        />
      </div>
    </>
  );
}

function Hours({ answer: { at, today, yesterday } }: { answer: Answer }) {
  const top = roundTop([...today, ...yesterday]);
  const pointsOf = (values: readonly number[]) => values.map((value, hour) => [hour, value] as const);
  const lines = [
    { look: 'other', points: pointsOf(yesterday) },
    { look: 'main', points: pointsOf(today) },
  ] as const;
  const sum = (values: readonly number[]) => formatNumber(values.reduce((total, one) => total + one, 0));
  return (
    <ChartFrame
      id="ore"
      heading="h2"
      title="Afișări de pagini pe ore"
      legend={[
        { look: 'main', label: 'azi, până acum' },
        { look: 'other', label: 'ieri' },
      ]}
      marks={lineMarks(lines, { x: [0, 23], y: [0, top] })}
      axis={{ top: formatNumber(top), ends: ['00:00', '23:00'] }}
      description={`Azi, până acum, ${sum(today)}; ieri, toată ziua, ${sum(yesterday)}.`}
      sources={[
        { name: `evenimentele site-ului, până la ${formatMoment(at)}`, url: null, date: null, readAt: null },
      ]}
      table={{ href: '#pe-ore' }}
    />
  );
}

const pageColumns: readonly Column<Page>[] = [
  {
    name: 'path',
    label: 'Pagina',
    cell: ({ path }) => (path === '' ? 'fără adresă' : <a href={path}>{path}</a>),
  },
  { ...numberColumn('pageViews', 'Afișări'), isSortable: false },
];

const hourColumns: readonly Column<Hour>[] = [
  { name: 'hour', label: 'Ora', cell: ({ hour }) => `${String(hour).padStart(2, '0')}:00` },
  {
    name: 'today',
    label: 'Azi',
    isNumber: true,
    cell: ({ today }) => (today === undefined ? '' : formatNumber(today)),
  },
  { name: 'yesterday', label: 'Ieri', isNumber: true, cell: ({ yesterday }) => formatNumber(yesterday) },
];
