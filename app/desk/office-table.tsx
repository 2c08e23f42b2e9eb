import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Paging } from './paging.tsx';
import './office-table.css';

export type Column<Row> = {
  /** unique; the value of `ordine=` if the column sorts */
  name: string;
  label: string;
  isSortable?: boolean;
  /** holds numbers, which align right */
  isNumber?: boolean;
  /** holds sentences, which need some width */
  isSentence?: boolean;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** subject of the table, for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** order without one in the address: a column's name, with a minus for descending */
  defaultOrder?: string;
  /** text of an empty table */
  empty: string;
  /** on phones each row is a block with labels, so that the decisive value is visible; false: figures compared by column */
  isStacked?: boolean;
  /** for a paged list: the total number of rows */
  paging?: { total: number; pageSize: number };
};

/** Shows a list of the back office. Order and page are in the address (`ordine`, `pagina`); the first column names the row. */
export function OfficeTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  defaultOrder = '',
  empty,
  isStacked = true,
  paging,
}: Props<Row>) {
  const [search] = useSearchParams();
  const order = search.get('ordine') ?? defaultOrder;
  return (
    <>
      {rows.length === 0 ? (
        <p className="office-empty">{empty}</p>
      ) : (
        <DataTable label={label} className={classNames('office-table', isStacked && 'office-table-stacked')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.name} column={column} order={order} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ name, label: head, isNumber, isSentence, cell }, index) =>
                  index === 0 ? (
                    <th key={name} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td
                      key={name}
                      data-label={head}
                      className={isNumber ? 'r' : isSentence ? 'sentence' : undefined}
                    >
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {paging && <Paging {...paging} />}
    </>
  );
}

function HeadCell<Row>({ column, order }: { column: Column<Row>; order: string }) {
  const [search] = useSearchParams();
  const { name, label, isSortable = false, isNumber } = column;
  const className = isNumber ? 'r' : undefined;
  if (!isSortable) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const isAscending = order === name;
  const isDescending = order === `-${name}`;
  const next = new URLSearchParams(search);
  next.set('ordine', isAscending ? `-${name}` : name);
  next.delete('pagina');
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
    >
      <Link to={{ search: `?${next.toString()}` }} preventScrollReset>
        {label}
        <span aria-hidden="true">{isAscending ? ' ↑' : isDescending ? ' ↓' : ''}</span>
      </Link>
    </th>
  );
}
