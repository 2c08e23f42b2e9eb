import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PostbackKeyRow } from '#domain/answers/office/money.ts';
import { dialects } from '#domain/partners/conversions/dialects.ts';
import { Tag } from '#app/ui/tag.tsx';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { KeyActions } from './key-actions.tsx';
import { MoneyHead } from './money-head.tsx';
import { NewKey } from './new-key.tsx';

export const loader = (args: LoaderFunctionArgs) => load('postback-keys', args);

/** /admin/bani/chei/ : the keys by which lenders report, the address of each, and when it last reported. */
export function Component() {
  const { keys, offers } = useLoaderData<typeof loader>();
  const mayChange = useAccess([]);
  const headers = new Map(offers.map(({ id, header }) => [id, header]));
  return (
    <>
      <MoneyHead documentTitle="Chei" />
      <p className="office-narrow">
        Cu o cheie, un creditor sau o rețea ne raportează ce au devenit clicurile trimise. Păstrăm numai
        amprenta cheii: întreagă se vede o singură dată, când o faceți.
      </p>
      <OfficeTable
        label="Chei"
        columns={columnsOf(headers)}
        rows={keys}
        rowKey={({ id }) => id}
        empty="Nicio cheie. Niciun creditor nu ne raportează încă."
      />
      {mayChange && <NewKey offers={offers} />}
    </>
  );
}

function columnsOf(headers: ReadonlyMap<string, string>): readonly Column<PostbackKeyRow>[] {
  return [
    {
      name: 'partner',
      label: 'A cui',
      cell: ({ partner, revokedAt }) => (
        <>
          {partner} {revokedAt !== null && <Tag>încheiată</Tag>}
        </>
      ),
    },
    {
      name: 'offers',
      label: 'Ofertele',
      isSentence: true,
      cell: ({ offerIds }) => <span>{offerIds.map((id) => headers.get(id) ?? id).join(', ')}</span>,
    },
    { name: 'dialect', label: 'Cum scrie', cell: ({ dialect }) => dialects[dialect].label },
    { name: 'createdAt', label: 'Făcută', cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      name: 'lastReportAt',
      label: 'Ultima raportare',
      cell: ({ lastReportAt }) => (lastReportAt === null ? 'niciuna' : formatMoment(lastReportAt)),
    },
    {
      name: 'deeds',
      label: 'Ce faceți',
      cell: (row) =>
        row.revokedAt === null ? <KeyActions row={row} /> : `încheiată la ${formatMoment(row.revokedAt)}`,
    },
  ];
}
