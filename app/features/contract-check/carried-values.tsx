import type { FormValues } from '#domain/forms/form-state.ts';

/** What the form holds, in a form beside it: without scripts the server forgets it between two answers. */
export function CarriedValues({ values }: { values: FormValues }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
