import { formatNumber } from '#domain/base/text/format-number.ts';
import type { OperationsAnswer } from '#domain/answers/office/operations.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { jobNames } from './job-names.ts';
import { retryColumn } from './retry-column.tsx';
import './jobs-section.css';

type Job = NonNullable<OperationsAnswer['jobs']>[number];
type Letter = NonNullable<OperationsAnswer['deadLetters']>[number];

type Props = {
  jobs: Job[] | null;
  deadLetters: Letter[] | null;
  isBusy: boolean;
  /** @param path of the job or message to retry, under operations/ */
  retry: (path: string) => void;
};

/** Lists background jobs, and the tasks that failed for good. */
export function JobsSection({ jobs, deadLetters, isBusy, retry }: Props) {
  const again = retryColumn<Letter>({
    text: 'Reluați',
    labelOf: ({ job }) => `Reluați: ${nameOf(job)}`,
    isBusy,
    retry: ({ id }) => retry(`jobs/${id}`),
  });
  return (
    <section className="office-section">
      <h2>Lucrări</h2>
      <OfficeTable
        label="Lucrări pe feluri"
        columns={columns}
        rows={jobs ?? []}
        rowKey={({ job }) => job}
        empty={jobs ? 'Nicio lucrare.' : 'Lucrările nu au răspuns.'}
      />
      <h3 className="office-subhead">Eșuate după toate încercările</h3>
      <OfficeTable
        label="Lucrări eșuate"
        columns={[...letterColumns, again]}
        rows={deadLetters ?? []}
        rowKey={({ id }) => id}
        empty={deadLetters ? 'Niciuna.' : 'Lista nu a răspuns.'}
      />
    </section>
  );
}

const columns: readonly Column<Job>[] = [
  { name: 'job', label: 'Lucrarea', cell: ({ job }) => nameOf(job) },
  { name: 'waiting', label: 'Așteaptă', isNumber: true, cell: ({ waiting }) => formatNumber(waiting) },
  { name: 'later', label: 'Pentru mai târziu', isNumber: true, cell: ({ later }) => formatNumber(later) },
  { name: 'underWay', label: 'În lucru', isNumber: true, cell: ({ underWay }) => formatNumber(underWay) },
  { name: 'done', label: 'Gata în 24 de ore', isNumber: true, cell: ({ done }) => formatNumber(done) },
  {
    name: 'lastDoneAt',
    label: 'Ultima gata',
    cell: ({ lastDoneAt }) => (lastDoneAt === null ? 'niciodată' : formatMoment(lastDoneAt)),
  },
];

const letterColumns: readonly Column<Letter>[] = [
  { name: 'job', label: 'Lucrarea', cell: ({ job }) => nameOf(job) },
  { name: 'failedAt', label: 'Când', cell: ({ failedAt }) => formatMoment(failedAt) },
  { name: 'reason', label: 'De ce', cell: ({ reason }) => reason },
];

function nameOf(job: string): string {
  return jobNames[job] ?? job;
}
