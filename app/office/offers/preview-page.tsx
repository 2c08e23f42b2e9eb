import { unitOptions } from '#domain/loan/term.ts';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { loadList } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { OfferTabs } from './offer-tabs.tsx';

type Place = { id: string; header: string; quote?: OfferQuote };
type Row = Place & { place: string };

export const loader = (args: LoaderFunctionArgs) => loadList('offers-preview', args);

/** /admin/oferte/ordine/: shows the list as visitors get it for an amount and a term. */
export function Component() {
  const { loan, errors, served, unserved, unavailable } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const filterOf = useFilters();
  const rows: Row[] = [
    ...served.map((one, index) => ({ ...one, place: String(index + 1) })),
    ...unserved.map((one) => ({ ...one, place: 'nu se potrivește' })),
    ...unavailable.map((one) => ({ ...one, place: 'numai pagina' })),
  ];
  return (
    <>
      <OfficeHead title="Ordinea ofertelor">
        <OfferTabs />
      </OfficeHead>
      <Filters label="Suma și perioada" button="Arătați">
        <TextField
          {...filterOf('suma', String(loan.principal / 100))}
          label="Suma"
          unit="lei"
          inputMode="numeric"
        />
        <TextField {...filterOf('perioada', String(loan.term.count))} label="Perioada" inputMode="numeric" />
        <SelectField {...filterOf('unitate', 'luni')} label="Luni sau zile" options={unitOptions} />
        <Checkbox
          id="cu_modificari"
          name="cu_modificari"
          value="1"
          label="Și cu ce așteaptă aprobarea"
          defaultChecked={search.get('cu_modificari') === '1'}
        />
      </Filters>
      {errors.length > 0 && (
        <Notice>
          <p>{errors.map(({ message }) => message).join(' ')}</p>
        </Notice>
      )}
      <OfficeTable
        label="Ordinea ofertelor"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty="Nicio ofertă."
      />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  {
    name: 'nume',
    label: 'Ofertă',
    cell: ({ id, header }) => <Link to={`/oferte/${encodeURIComponent(id)}/`}>{header}</Link>,
  },
  { name: 'loc', label: 'Locul', cell: ({ place }) => place },
  {
    name: 'total',
    label: 'Dați înapoi',
    isNumber: true,
    cell: ({ quote }) => priced(quote, (one) => formatLei(one.total)),
  },
  {
    name: 'cost',
    label: 'Costul',
    isNumber: true,
    cell: ({ quote }) => priced(quote, (one) => formatLei(one.cost)),
  },
  {
    name: 'dae',
    label: 'DAE',
    isNumber: true,
    cell: ({ quote }) => priced(quote, (one) => formatApr(one.aprPercent)),
  },
  {
    name: 'nota',
    label: 'De ce',
    isSentence: true,
    cell: ({ quote }) => {
      if (quote?.status === 'unserved') return explainUnserved(quote.reason);
      if (quote?.status === 'unpriced') return 'Fără preț pentru această cerere: după cele cu preț.';
      return quote?.evidence === 'to-confirm' ? 'Preț vechi, de confirmat: după prețurile de azi.' : '';
    },
  },
];

function priced(
  quote: OfferQuote | undefined,
  write: (quote: OfferQuote & { status: 'priced' }) => string,
): string {
  return quote?.status === 'priced' ? write(quote) : '';
}
