import type { ComponentProps } from 'react';
import { Field, fieldAria, type FieldTexts } from './field.tsx';
import './text-field.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> &
  FieldTexts & {
    id: string;
    name: string;
    /** shown after the value: „lei”, „luni”. A field with a unit holds a number and aligns right. */
    unit?: string;
  };

/** A one-line field. */
export function TextField({ id, name, label, hint, error, unit, ...rest }: TextFieldProps) {
  const input = (
    <input
      type="text"
      {...rest}
      {...fieldAria(id, { hint, error }, unit !== undefined)}
      id={id}
      name={name}
      className="input"
    />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {unit === undefined ? (
        input
      ) : (
        <div className="unit">
          {input}
          <span className="unit-name" id={`${id}-unit`}>
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}
