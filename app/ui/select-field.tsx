import type { ComponentProps } from 'react';
import { Field, fieldAria, type FieldTexts } from './field.tsx';
import './select-field.css';

export type Option = { value: string; label: string };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'name'> &
  FieldTexts & {
    id: string;
    name: string;
    options: readonly Option[];
  };

/** Shows a native select: the platform's own list, the familiar one on phones. */
export function SelectField({ id, name, label, hint, error, options, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select {...rest} {...fieldAria(id, { hint, error })} id={id} name={name} className="input">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
