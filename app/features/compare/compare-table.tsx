import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { compareHref } from './compare-href.ts';
import { compareRows, type ComparedOffer } from './compare-rows.tsx';
import { leavingHref } from '#app/shared/offer/leaving-href.ts';
import './compare-table.css';

type CompareTableProps = { items: readonly ComparedOffer[]; request: LoanRequest };

/** One column an offer; the last says what differs. */
export function CompareTable({ items, request }: CompareTableProps) {
  return (
    <DataTable label="Ofertele alese, una lângă alta" className="compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Criteriu</span>
          </th>
          {items.map(({ offer }) => (
            <th key={offer.id} scope="col" data-offer={offer.id}>
              {offer.header}
            </th>
          ))}
          <th scope="col" className="compare-note">
            Ce le deosebește
          </th>
        </tr>
      </thead>
      <tbody>
        {compareRows(items, request).map(({ label, cell, note, isProse }) => (
          <tr key={label} className={isProse && 'compare-prose'}>
            <th scope="row">{label}</th>
            {items.map((item) => (
              <td key={item.offer.id} data-of={isProse && item.offer.header}>
                {cell(item)}
              </td>
            ))}
            <td className="compare-note">{note}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="sr">Mai departe</span>
          </th>
          {items.map((item) => (
            <td key={item.offer.id}>
              <Ways item={item} items={items} request={request} />
            </td>
          ))}
          <td className="compare-note">Cererea o completați pe site-ul creditorului.</td>
        </tr>
      </tbody>
    </DataTable>
  );
}

function Ways({ item: { offer }, items, request }: CompareTableProps & { item: ComparedOffer }) {
  const others = items.flatMap((other) => (other.offer.slug === offer.slug ? [] : [other.offer.slug]));
  return (
    <div className="compare-ways">
      {offer.canLeave && offer.isActive && (
        <ButtonLink href={leavingHref(offer.id, request)} rel="nofollow" small>
          Mergeți la creditor<span className="sr">: {offer.header}</span>
        </ButtonLink>
      )}
      {offer.detailsHref && (
        <a href={offer.detailsHref}>
          Detalii<span className="sr"> despre {offer.header}</span>
        </a>
      )}
      <a href={compareHref(others, request)} rel="nofollow">
        Scoateți<span className="sr"> {offer.header}</span>
      </a>
    </div>
  );
}
