import { unitOptions } from '#domain/loan/term.ts';
import type { UnitControlProps } from './loan-fields.tsx';
import '#app/ui/select-field.css';
import './unit-select.css';

/** Selects months or days, beside a term, where space is short. */
export function UnitSelect({ value, onChange }: UnitControlProps) {
  return (
    <select
      className="input unit-select"
      name="unitate"
      aria-label="Unitatea perioadei"
      {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : { defaultValue: value })}
    >
      {unitOptions.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
