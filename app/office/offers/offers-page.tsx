import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { TextField } from '#app/ui/text-field.tsx';
import type { OffersAnswer } from '#domain/answers/office/offers.ts';
import { plainLetters } from '#domain/base/text/plain-letters.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { OfferTabs } from './offer-tabs.tsx';
import { priceInWords } from './part-in-words.ts';

type ListedOffer = OffersAnswer['offers'][number];

export const loader = (args: LoaderFunctionArgs) => load('offers', args);

/** /admin/oferte/: lists every offer, its waiting changes and its obstacles. */
export function Component() {
  const { offers } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const filterOf = useFilters();
  const wanted = filterOf('cauta');
  const order = search.get('ordine') ?? 'nume';
  const rows = offers
    .filter(({ header, id, slug }) =>
      [header, id, slug].some((text) => plainLetters(text).includes(plainLetters(wanted.defaultValue))),
    )
    .toSorted((a, b) => (order.startsWith('-') ? -1 : 1) * compare(a, b, order.replace('-', '')));
  return (
    <>
      <OfficeHead title="Oferte">
        <OfferTabs />
      </OfficeHead>
      <Filters label="Căutare în oferte">
        <TextField {...wanted} label="Nume, slug sau identificator" type="search" />
      </Filters>
      {useAccess(['editor']) && (
        <p>
          <Link to="/creditori/nou/">Creditor nou</Link>
          {' · '}
          <Link to="/oferte/noua/">Ofertă nouă</Link>
        </p>
      )}
      <OfficeTable
        label="Oferte"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        defaultOrder="nume"
        empty="Nicio ofertă nu se potrivește."
      />
    </>
  );
}

const columns: readonly Column<ListedOffer>[] = [
  {
    name: 'nume',
    label: 'Nume',
    isSortable: true,
    cell: ({ id, header }) => (
      <>
        <Link to={`/oferte/${encodeURIComponent(id)}/`}>{header}</Link> <span className="fine">{id}</span>
      </>
    ),
  },
  {
    name: 'stare',
    label: 'Stare',
    isSortable: true,
    cell: ({ isActive, isListed }) =>
      isActive && isListed ? 'activă' : isActive ? 'activă, dar nu în lista noastră' : 'oprită',
  },
  {
    name: 'pret',
    label: 'Preț cu sursă',
    cell: ({ price }) => (price ? priceInWords(price.value) : 'niciunul'),
  },
  {
    name: 'modificari',
    label: 'În așteptare',
    isSortable: true,
    isNumber: true,
    cell: ({ waiting }) => waiting || '',
  },
  {
    name: 'probleme',
    label: 'De rezolvat',
    isSentence: true,
    cell: ({ problems }) =>
      problems.length > 0 ? (
        problems.map(({ message }) => message).join(' ')
      ) : (
        <span className="muted">nimic</span>
      ),
  },
];

const romanian = new Intl.Collator('ro', { numeric: true });

function compare(a: ListedOffer, b: ListedOffer, column: string): number {
  if (column === 'stare') return Number(b.isActive && b.isListed) - Number(a.isActive && a.isListed);
  if (column === 'modificari') return a.waiting - b.waiting;
  return romanian.compare(a.header, b.header);
}
