import { formatNumber } from '#domain/base/text/format-number.ts';
import type { Column } from '#app/desk/office-table.tsx';

/** Returns a sortable column of integers; an unknown figure is shown as unknown. */
export function numberColumn<Name extends string>(
  name: Name,
  label: string,
): Column<Record<Name, number | null>> {
  return {
    name,
    label,
    isSortable: true,
    isNumber: true,
    cell(row) {
      const value = row[name];
      return value === null ? 'fără date' : formatNumber(value);
    },
  };
}
