import type { PartnerReport } from '#domain/answers/partners/console.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { earnedPerCounted, FEWEST_CLICKS } from '#domain/partners/console/report-rows.ts';
import type { Column } from '#app/desk/office-table.tsx';

/** Writes a number of clicks that may be too small to be shown. */
export function toldInWords(clicks: number | null): string {
  return clicks === null ? `sub ${FEWEST_CLICKS}` : formatNumber(clicks);
}

/** Columns of every table of the report. */
export const figureColumns: readonly Column<PartnerReport['total']>[] = [
  { name: 'clicuri', label: 'Clicuri', isNumber: true, cell: ({ clicks }) => toldInWords(clicks) },
  { name: 'numarate', label: 'Numărate', isNumber: true, cell: ({ counted }) => toldInWords(counted) },
  {
    name: 'conversii',
    label: 'Conversii',
    isNumber: true,
    cell: ({ conversions }) => formatNumber(conversions),
  },
  { name: 'castig', label: 'Câștig', isNumber: true, cell: ({ earnedBani }) => formatLei(bani(earnedBani)) },
  {
    name: 'epc',
    label: 'Pe clic numărat (EPC)',
    isNumber: true,
    cell(row) {
      const perClick = earnedPerCounted(row);
      return perClick === null ? 'nu se poate spune' : formatLei(bani(perClick));
    },
  },
];
