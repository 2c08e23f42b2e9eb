import type { PartnerPostbacksAnswer } from '#domain/answers/partners/postbacks.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { AddressActions } from './address-actions.tsx';

/** The addresses in use, and what can be done with each. */
export function Addresses({ addresses }: Pick<PartnerPostbacksAnswer, 'addresses'>) {
  return (
    <OfficeTable
      label="Adrese"
      columns={columns}
      rows={addresses}
      rowKey={({ id }) => id}
      empty="Nicio adresă. Adăugați-o pe cea a programului dumneavoastră."
    />
  );
}

const columns: readonly Column<PartnerPostbacksAnswer['addresses'][number]>[] = [
  { name: 'url', label: 'Adresa', isSentence: true, cell: ({ url }) => <span>{url}</span> },
  { name: 'method', label: 'Cum', cell: ({ method }) => method },
  {
    name: 'when',
    label: 'Când',
    cell: ({ onlyApproved }) => (onlyApproved ? 'doar la aprobare' : 'la fiecare schimbare'),
  },
  {
    name: 'oldSecretUntil',
    label: 'Cheia veche',
    cell: ({ oldSecretUntil }) =>
      oldSecretUntil === null ? 'nu există' : `bună până la ${formatMoment(oldSecretUntil)}`,
  },
  { name: 'deeds', label: 'Ce faceți', cell: (address) => <AddressActions address={address} /> },
];
