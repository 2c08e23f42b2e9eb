import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './data-table.css';

type DataTableProps = {
  /** subject of the table: names the scroll region, and the table if it has no caption */
  label: string;
  /** the same, visible above the table */
  caption?: ReactNode;
  className?: string;
  /** thead, tbody, tfoot; cells with class `r` hold numbers and align right */
  children: ReactNode;
};

/** Shows a table that scrolls sideways if it is too wide; the region is focusable so that arrow keys scroll it. */
export function DataTable({ label, caption, className, children }: DataTableProps) {
  return (
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      <table
        className={classNames('table', className)}
        aria-label={caption === undefined ? label : undefined}
      >
        {caption !== undefined && <caption>{caption}</caption>}
        {children}
      </table>
    </section>
  );
}
