import { createContext, type ComponentProps, useContext } from 'react';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';

/** Errors of the form's fields from the server, by field name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

type OwnProps = { name: string; label: string; value: string | number | null | undefined };

/** Shows a field of the offer's form; its name is its path in the offer, and its id too, so that errors can link to it. */
export function OfferField({
  name,
  value,
  ...rest
}: OwnProps & Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'defaultValue' | 'error'>) {
  const error = useContext(FieldErrors)[name];
  return (
    <TextField {...rest} id={name} name={name} defaultValue={typed(value)} error={error} autoComplete="off" />
  );
}

/** Shows a field with several lines. */
export function OfferLines({
  name,
  label,
  value,
  rows = 3,
  hint,
}: OwnProps & { rows?: number; hint?: string }) {
  const error = useContext(FieldErrors)[name];
  return (
    <TextAreaField
      id={name}
      name={name}
      label={label}
      hint={hint}
      rows={rows}
      defaultValue={typed(value)}
      error={error}
    />
  );
}

/** Shows a choice among a few words. */
export function OfferSelect({
  name,
  value,
  ...rest
}: OwnProps & Pick<ComponentProps<typeof SelectField>, 'options' | 'hint'>) {
  const error = useContext(FieldErrors)[name];
  return <SelectField {...rest} id={name} name={name} defaultValue={typed(value)} error={error} />;
}

/** Writes numbers as people type them here, with a comma. */
function typed(value: string | number | null | undefined): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
}
