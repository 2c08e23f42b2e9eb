import type { ReactNode } from 'react';

/** Shows the head of a column of numbers, which align right. */
export function NumberHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="r">
      {children}
    </th>
  );
}
