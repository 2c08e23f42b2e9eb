import type { Read } from './read-number.ts';

/** An invalid field of a form in the address, with advice in Romanian. */
type AddressError<Field extends string> = { field: Field; message: string };

/** A form of a page by its query: its values, and the content of its fields. */
export type AddressForm<Field extends string> = {
  /** as typed; for a missing field, its initial value */
  typed: Record<Field, string>;
  errors: AddressError<Field>[];
};

/**
 * Reads the fields of a form one by one and collects their problems.
 * @param starts initial values of the fields on a page opened without a query
 */
export function addressReader<Field extends string>(params: URLSearchParams, starts: Record<Field, string>) {
  const form: AddressForm<Field> = {
    typed: Object.fromEntries(
      Object.entries<string>(starts).map(([field, start]) => [field, params.get(field)?.trim() ?? start]),
    ) as Record<Field, string>,
    errors: [],
  };
  /** Reads the value of a field; null for an unusable one, which is recorded as an error. */
  const read = <Value>(field: Field, by: (typed: string) => Read<Value>): Value | null => {
    const result = by(form.typed[field]);
    if (result.ok) return result.value;
    form.errors.push({ field, message: result.message });
    return null;
  };
  return { form, read };
}
