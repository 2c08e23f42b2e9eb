import type { ReactNode } from 'react';
import './row-table.css';

type RowTableProps = {
  /** subject of the table, for people who do not see the heading above it */
  label: string;
  /** thead and tbody; the name of a row is a `th`, a detail is a `td` of the class `know`, the link comes last */
  children: ReactNode;
};

/** Shows a table of a name, its details and one link; on phones each row becomes one or two lines. */
export function RowTable({ label, children }: RowTableProps) {
  return (
    <table className="list" aria-label={label}>
      {children}
    </table>
  );
}
