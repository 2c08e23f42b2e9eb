import type { Read } from '#domain/calculator/read-number.ts';

/** A field of a form whose answers stand in its address: what to do about it, in Romanian. */
type AddressError<Field extends string> = { field: Field; message: string };

/** What a form of a page was asked with, and what its fields hold. */
export type AddressForm<Field extends string> = {
  /** as typed; of a field that was not sent, what it starts with */
  typed: Record<Field, string>;
  errors: AddressError<Field>[];
};

/**
 * Reads the fields of a form one by one and keeps what is wrong with them.
 * @param starts what each field holds on a page that was opened without a question
 */
export function addressReader<Field extends string>(params: URLSearchParams, starts: Record<Field, string>) {
  const form: AddressForm<Field> = {
    typed: Object.fromEntries(
      Object.entries<string>(starts).map(([field, start]) => [field, params.get(field)?.trim() ?? start]),
    ) as Record<Field, string>,
    errors: [],
  };
  /** The value of a field; null when what was typed can not be used, which is noted. */
  const read = <Value>(field: Field, by: (typed: string) => Read<Value>): Value | null => {
    const result = by(form.typed[field]);
    if (result.ok) return result.value;
    form.errors.push({ field, message: result.message });
    return null;
  };
  return { form, read };
}
