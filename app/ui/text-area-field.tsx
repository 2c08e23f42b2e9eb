import type { ComponentProps } from 'react';
import { Field, fieldAria, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'name'> &
  FieldTexts & {
    id: string;
    name: string;
  };

/** Shows a field of several lines. */
export function TextAreaField({ id, name, label, hint, error, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...rest} {...fieldAria(id, { hint, error })} id={id} name={name} className="input" />
    </Field>
  );
}
