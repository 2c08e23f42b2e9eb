import { type FieldProblem, fieldReader } from './field-reader.ts';

/** A form of a page by its query: its values, and the content of its fields. */
export type AddressForm<Field extends string> = {
  /** as typed; for a missing field, its initial value */
  typed: Record<Field, string>;
  errors: FieldProblem<Field>[];
};

/**
 * Reads the fields of a form of an address.
 * @param starts initial values of the fields on a page opened without a query
 */
export function addressReader<Field extends string>(params: URLSearchParams, starts: Record<Field, string>) {
  const reader = fieldReader<Field>((field) => params.get(field) ?? starts[field]);
  const typed = Object.fromEntries(
    (Object.keys(starts) as Field[]).map((field) => [field, reader.typed(field)]),
  ) as Record<Field, string>;
  return { ...reader, form: { typed, errors: reader.problems } satisfies AddressForm<Field> };
}
