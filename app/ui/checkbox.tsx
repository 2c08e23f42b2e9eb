import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes, fieldAria } from './field.tsx';
import './checkbox.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'value' | 'type'> & {
  id: string;
  name: string;
  value: string;
  label: ReactNode;
  /** how to correct it, above the box */
  error?: string | undefined;
};

/** Shows a checkbox. The whole line is its target. */
export function Checkbox({ id, name, value, label, error, ...rest }: CheckboxProps) {
  const box = (
    <label className="check">
      <input {...rest} {...fieldAria(id, { error })} type="checkbox" id={id} name={name} value={value} />
      <span>{label}</span>
    </label>
  );
  if (!error) return box;
  return (
    <div className="field-error">
      <FieldNotes id={id} error={error} />
      {box}
    </div>
  );
}
