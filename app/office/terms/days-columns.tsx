import type { ReactNode } from 'react';
import { periodInWords } from '#domain/partners/terms/terms-in-words.ts';
import type { Column } from '#app/desk/office-table.tsx';
import { EndTerms } from './end-terms.tsx';
import { stateInWords } from './state-in-words.ts';

type Row = { id: number; from: string; until: string | null };
type Options<Terms> = {
  /** yyyy-mm-dd */
  today: string;
  mayDecide: boolean;
  /** of the changes, under /api/admin/ */
  path: string;
  /** whose terms a row shows */
  nameOf: (terms: Terms) => string;
};

/** The last columns of a table of terms: when they are in force and, for those who decide, how to end them. */
export function daysColumns<Terms extends Row>({ today, mayDecide, path, nameOf }: Options<Terms>) {
  const columns: Column<Terms>[] = [
    {
      name: 'zile',
      label: 'Când',
      isSentence: true,
      cell: (terms) => `${periodInWords(terms)}, ${stateInWords(terms, today)}`,
    },
  ];
  const ending = (terms: Terms): ReactNode =>
    (terms.until === null || terms.until > today) && (
      <EndTerms id={terms.id} name={nameOf(terms)} path={path} />
    );
  if (mayDecide) columns.push({ name: 'incheiati', label: 'Sfârșit', cell: ending });
  return columns;
}
