import type { ComponentProps, ReactNode } from 'react';
import { Field, fieldAria, type FieldTexts } from './field.tsx';
import './text-field.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> &
  FieldTexts & {
    id: string;
    name: string;
    /** shown after the value: „lei”, „luni”. A field with a unit holds a number and aligns right. */
    unit?: string | undefined;
    /** a control in place of the unit, to choose the unit */
    unitControl?: ReactNode;
    /** an addition below the field, such as a slide rule */
    children?: ReactNode;
  };

/** Shows a one-line field. */
export function TextField(props: TextFieldProps) {
  const { id, name, label, hint, error, unit, unitControl, children, ...rest } = props;
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
      {unit === undefined && unitControl === undefined ? (
        input
      ) : (
        <div className="unit">
          {input}
          {unitControl ?? (
            <span className="unit-name" id={`${id}-unit`}>
              {unit}
            </span>
          )}
        </div>
      )}
      {children}
    </Field>
  );
}
