import type { ChangeEvent, ReactNode } from 'react';
import { DEFAULT_PERIOD, type PeriodName } from '#domain/visits/statistics/period.ts';
import type { StatisticsFrame } from '#domain/answers/office/statistics.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { Filters } from '#app/desk/filters.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { DayField } from '#app/desk/day-field.tsx';

const names: Record<PeriodName, string> = {
  '7': 'Ultimele 7 zile',
  '28': 'Ultimele 28 de zile',
  '90': 'Ultimele 90 de zile',
  '365': 'Ultimele 365 de zile',
  luna: 'Luna trecută',
  azi: 'Astăzi, până acum',
};
const OTHER = 'alta';
const periods = [
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
  { value: OTHER, label: 'Între două zile' },
];

type Props = {
  frame: StatisticsFrame;
  /** what else is chosen with them */
  children?: ReactNode;
};

/** Period and country of the statistics, in the address. */
export function PeriodFilters({ frame: { countries, country }, children }: Props) {
  const filterOf = useFilters();
  const options = [{ value: '', label: 'Toate' }, ...countries.map((code) => ({ value: code, label: code }))];
  return (
    <Filters label="Perioada și țara">
      {children}
      <SelectField
        {...filterOf('perioada', DEFAULT_PERIOD)}
        label="Perioada"
        options={periods}
        onChange={clearDays}
      />
      <DayField {...filterOf('de_la')} label="De la" onChange={chooseOther} />
      <DayField {...filterOf('pana_la')} label="Până la" onChange={chooseOther} />
      <SelectField {...filterOf('tara')} label="Țara" options={options} defaultValue={country ?? ''} />
    </Filters>
  );
}

// Days override a named period, so the form never holds both.
function clearDays({ target }: ChangeEvent<HTMLSelectElement>): void {
  if (target.value === OTHER) return;
  for (const name of ['de_la', 'pana_la']) setValue(target.form, name, '');
}

function chooseOther({ target }: ChangeEvent<HTMLInputElement>): void {
  setValue(target.form, 'perioada', OTHER);
}

function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}
