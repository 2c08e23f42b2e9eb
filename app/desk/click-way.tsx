import type { ClickWayAnswer } from '#domain/answers/partners/postbacks.ts';
import { formatMoment } from './format-moment.ts';
import { type Column, OfficeTable } from './office-table.tsx';

type Step = ClickWayAnswer['steps'][number] & { index: number };

/** Shows what happened with one click, from the click to the answers of the partner's program. */
export function ClickWay({ steps }: ClickWayAnswer) {
  return (
    <OfficeTable
      label="Drumul clicului"
      columns={columns}
      rows={steps.map((step, index) => ({ ...step, index }))}
      rowKey={({ index }) => index}
      empty="Nimic încă."
    />
  );
}

const columns: readonly Column<Step>[] = [
  { name: 'at', label: 'Când', cell: ({ at }) => formatMoment(at) },
  { name: 'title', label: 'Ce s-a întâmplat', isSentence: true, cell: ({ title }) => <span>{title}</span> },
  { name: 'detail', label: 'Amănunte', isSentence: true, cell: ({ detail }) => <span>{detail}</span> },
];
