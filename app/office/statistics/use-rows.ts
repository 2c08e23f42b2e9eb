import { useSearchParams } from 'react-router';

const PAGE_SIZE = 50;
const romanian = new Intl.Collator('ro', { numeric: true });

/** Sorts rows and selects the page by the address; column names are those of the row. */
export function useRows<Row extends object>(
  rows: readonly Row[],
  defaultOrder: `-${keyof Row & string}` | (keyof Row & string),
) {
  const [search] = useSearchParams();
  const order = search.get('ordine') ?? defaultOrder;
  const name = order.replace(/^-/, '') as keyof Row;
  const sign = order.startsWith('-') ? -1 : 1;
  const sorted = rows.toSorted((a, b) => sign * compare(a[name], b[name]));
  const page = Math.max(1, Math.trunc(Number(search.get('pagina'))) || 1);
  return {
    rows: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    defaultOrder,
    ...(rows.length > PAGE_SIZE && { paging: { total: rows.length, pageSize: PAGE_SIZE } }),
  };
}

/** Compares values; unknown ones come before all known ones. */
function compare(a: unknown, b: unknown): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  if (typeof a === 'string' && typeof b === 'string') return romanian.compare(a, b);
  return Number(a) - Number(b);
}
