import type { PartnerConversionsAnswer } from '#domain/answers/partners/ledger.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';

type Row = PartnerConversionsAnswer['rows'][number];

/** What became of each conversion of a partner. */
export function ConversionsTable({ rows, total, pageSize }: PartnerConversionsAnswer) {
  return (
    <OfficeTable
      label="Conversii"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty="Nicio conversie încă."
      paging={{ total, pageSize }}
    />
  );
}

const columns: readonly Column<Row>[] = [
  { name: 'clickedAt', label: 'Clicul din', cell: ({ clickedAt }) => formatMoment(clickedAt) },
  { name: 'offer', label: 'Oferta', cell: ({ offer }) => offer },
  { name: 'says', label: 'Ce a devenit', isSentence: true, cell: ({ says }) => <span>{says}</span> },
  { name: 'bani', label: 'Suma', isNumber: true, cell: sumInWords },
  { name: 'clickId', label: 'Numărul clicului', cell: ({ clickId }) => clickId },
];

function sumInWords({ bani: sum, share }: Row): string {
  if (share === null) return 'încă nu se știe';
  const given = formatLei(bani(sum));
  return share > sum ? `${given} din ${formatLei(bani(share))}: limita lunii` : given;
}
