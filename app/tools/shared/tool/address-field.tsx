import type { ComponentProps } from 'react';
import type { AddressForm } from '#domain/base/forms/address-form.ts';
import { TextField } from '#app/ui/text-field.tsx';

type AddressFieldProps<Field extends string> = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'unit' | 'inputMode'
> & { form: AddressForm<Field>; name: Field };

/** Shows a field of a form whose answers are in the address: the typed text, and its error. */
export function AddressField<Field extends string>({ form, name, ...field }: AddressFieldProps<Field>) {
  return (
    <TextField
      {...field}
      id={name}
      name={name}
      autoComplete="off"
      defaultValue={form.typed[name]}
      error={form.errors.find((error) => error.field === name)?.message}
    />
  );
}
