import type { ReactNode } from 'react';
import type { ChangeStatus } from '#domain/answers/office/change-life.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { changeStatusWords } from './change-status-words.ts';
import { Filters } from '#app/desk/filters.tsx';
import { useFilters } from '#app/desk/use-filters.ts';

type Props = {
  statuses: readonly ChangeStatus[];
  /** words of this kind of change, where they differ */
  statusWords?: Partial<Record<ChangeStatus, string>>;
  /** whether no change is in the state */
  isEmpty: boolean;
  /** a card for each */
  children: ReactNode;
};

/** The changes of one kind in the state of the address, `?stare=`; without it those that wait. */
export function ChangeList({ statuses, statusWords = {}, isEmpty, children }: Props) {
  const filterOf = useFilters();
  const options = statuses.map((value) => ({ value, label: statusWords[value] ?? changeStatusWords[value] }));
  return (
    <>
      <Filters label="Starea propunerilor">
        <SelectField {...filterOf('stare', 'waiting')} label="Stare" options={options} />
      </Filters>
      {isEmpty && <p>Nicio propunere în această stare.</p>}
      {children}
    </>
  );
}
