import type { ReactNode } from 'react';
import './row-table.css';

type RowTableProps = {
  /** what the table shows, for whoever does not see the heading above it */
  label: string;
  /** thead and tbody; the name of a row is a `th`, what is known of it a `td` of the class `know`, the way on stands last */
  children: ReactNode;
};

/** A table of a name, what is known of it and one way on, which on a phone becomes a line or two for each row. */
export function RowTable({ label, children }: RowTableProps) {
  return (
    <table className="list" aria-label={label}>
      {children}
    </table>
  );
}
