import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDate } from '#domain/base/text/format-date.ts';
import { sourceDates } from '#domain/base/text/source-dates.ts';
import type { OfferFreshness, RatesFreshness } from '#domain/answers/office/statistics.ts';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { numberColumn } from './number-column.ts';
import { QuestionNavigation } from './statistics-frame.tsx';
import { useRows } from './use-rows.ts';

export const loader = (args: LoaderFunctionArgs) => load('statistics/prospetime', args);

/** /admin/statistici/prospetime/: shows the age of the site's figures. */
export function Component() {
  const { offers, rates } = useLoaderData<typeof loader>();
  const table = useRows(offers, 'oldest');
  return (
    <>
      <OfficeHead title="Prospețime" documentTitle="Prospețime – statistici" />
      <QuestionNavigation />
      <section className="office-section">
        <h2>Cifrele ofertelor</h2>
        <OfficeTable
          isStacked={false}
          label="Vechimea cifrelor, pe oferte"
          columns={offerColumns}
          rowKey={({ id }) => id}
          empty="Nicio ofertă."
          {...table}
        />
      </section>
      <section className="office-section">
        <h2>Cursuri valutare</h2>
        <OfficeTable
          isStacked={false}
          label="Ultima zi cu cursuri, pe surse"
          columns={rateColumns}
          rows={rates}
          rowKey={({ provider }) => provider}
          empty="Niciun curs."
        />
      </section>
    </>
  );
}

const offerColumns: readonly Column<OfferFreshness>[] = [
  { name: 'header', label: 'Oferta', isSortable: true, cell: ({ header }) => header },
  {
    name: 'price',
    label: 'Sursa prețului',
    isSortable: true,
    cell: ({ priceDates }) => (priceDates ? sourceDates(priceDates) : 'fără preț cu sursă'),
  },
  {
    name: 'oldest',
    label: 'Cea mai veche sursă',
    isSortable: true,
    cell: ({ oldestDates }) => (oldestDates ? sourceDates(oldestDates) : 'fără cifre cu sursă'),
  },
  numberColumn('figures', 'Cifre cu sursă'),
  { name: 'isActive', label: 'Starea', cell: ({ isActive }) => (isActive ? 'activă' : 'oprită') },
];

// Banks have their own short names.
const providers: Readonly<Record<string, string>> = { bnr: 'BNR', ecb: 'BCE' };

const rateColumns: readonly Column<RatesFreshness>[] = [
  { name: 'provider', label: 'Sursa', cell: ({ provider }) => providers[provider] ?? provider },
  { name: 'newestDay', label: 'Ultima zi', cell: ({ newestDay }) => formatDate(newestDay) },
];
