import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { SubscriptionsAnswer } from '#domain/answers/office/people.ts';
import { loadList } from '#app/office/load.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { ExportForm } from './export-form.tsx';

type Row = SubscriptionsAnswer['subscriptions'][number];

export const loader = (args: LoaderFunctionArgs) => loadList('subscriptions', args);

/** /admin/abonari/: finds mail subscriptions by part of the address. */
export function Component() {
  const { subscriptions, total, pageSize } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Abonări" />
      <p className="office-narrow">
        Adresele sunt arătate în parte. Cine cere să nu mai primească nimic se notează la „Dezabonări”.
      </p>
      <OfficeTable
        label="Abonări"
        columns={columns}
        rows={subscriptions}
        rowKey={({ id }) => id}
        empty="Nicio abonare."
        paging={{ total, pageSize }}
      />
      <ExportForm list="subscriptions" />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { name: 'adresa', label: 'Adresa', cell: ({ address }) => address },
  {
    name: 'despre',
    label: 'Despre',
    isSentence: true,
    cell: ({ offers, articles, alerts, priceAlerts }) =>
      [
        offers && 'oferte',
        articles && 'articole',
        alerts > 0 && countNoun(alerts, 'alertă de curs', 'alerte de curs'),
        priceAlerts > 0 && countNoun(priceAlerts, 'alertă de preț', 'alerte de preț'),
      ]
        .filter(Boolean)
        .join(', '),
  },
  { name: 'ceruta', label: 'Cerută', cell: ({ requestedAt }) => formatMoment(requestedAt) },
  {
    name: 'confirmata',
    label: 'Confirmată',
    cell: ({ confirmedAt }) => (confirmedAt ? formatMoment(confirmedAt) : 'încă nu: nu i se trimite nimic'),
  },
];
