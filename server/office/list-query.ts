import { z } from 'zod';

export const PAGE_SIZE = 25;

/** Parses `pagina=…` of an address; an invalid page is the first. */
export const pageSchema = z.coerce.number().int().min(1).max(100_000).catch(1);

/** Parses `ordine=…` of an address: a column's name, with a minus for descending; an invalid one is the default. */
export function orderSchema<Column extends string>(
  columns: readonly Column[],
  byDefault: Column | `-${Column}`,
) {
  return z
    .string()
    .catch(byDefault)
    .default(byDefault)
    .transform((given) => {
      const known = columns.some((column) => given === column || given === `-${column}`);
      const order = known ? given : byDefault;
      return order.startsWith('-')
        ? { column: order.slice(1) as Column, direction: 'desc' as const }
        : { column: order as Column, direction: 'asc' as const };
    });
}

/** Computes the rows of a page. */
export function rowsOfPage(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
}
