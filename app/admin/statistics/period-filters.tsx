import type { ChangeEvent } from 'react';
import { useSearchParams } from 'react-router';
import { DEFAULT_PERIOD, type PeriodName } from '#domain/statistics/period.ts';
import type { StatisticsFrame } from '#server/statistics/statistics-routes.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { Filters } from '../ui/filters.tsx';

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

/** Which days and which country the statistics are about, kept in the address. */
export function PeriodFilters({ frame: { countries, country } }: { frame: StatisticsFrame }) {
  const [search] = useSearchParams();
  const text = (name: string) => search.get(name) ?? '';
  const options = [{ value: '', label: 'Toate' }, ...countries.map((code) => ({ value: code, label: code }))];
  return (
    <Filters label="Perioada și țara">
      <SelectField
        id="perioada"
        name="perioada"
        label="Perioada"
        options={periods}
        defaultValue={text('perioada') || DEFAULT_PERIOD}
        onChange={clearDays}
      />
      <TextField
        id="de_la"
        name="de_la"
        label="De la"
        type="date"
        defaultValue={text('de_la')}
        onChange={chooseOther}
      />
      <TextField
        id="pana_la"
        name="pana_la"
        label="Până la"
        type="date"
        defaultValue={text('pana_la')}
        onChange={chooseOther}
      />
      <SelectField id="tara" name="tara" label="Țara" options={options} defaultValue={country ?? ''} />
    </Filters>
  );
}

// Days win over the name of a period, so the two never stand against each other in the form.
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
