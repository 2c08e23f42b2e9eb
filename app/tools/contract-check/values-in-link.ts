import { keptFields, readKept } from '#domain/tools/contract-check/kept-offer.ts';
import { formOnly } from '#domain/tools/contract-check/read-text/confirm-figures.ts';
import { checkFields, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';

// Names and dated lists of payments are left out: a link holds only numbers and choices.
const leftOut: ReadonlySet<CheckField> = new Set(['nume-comisioane', 'creditor']);

/**
 * Returns the address that restores the figures, also those of an offer set aside, in its fragment, which browsers never send to
 * a server.
 */
export function linkOf(path: string, values: FormValues, kept: FormValues | null): string {
  const pairs = [
    ...filledIn(values),
    ...Object.entries(keptFields(Object.fromEntries(filledIn(kept ?? {})))),
  ];
  return `${path}#${new URLSearchParams(pairs as string[][])}`;
}

function filledIn(values: FormValues): [string, string][] {
  return checkFields.flatMap((field) => {
    const value = values[field]?.trim() ?? '';
    return value === '' || (leftOut.has(field) && !/^[a-z-]+$/.test(value)) ? [] : [[field, value]];
  });
}

/** Reads the values of such an address; null for any other fragment. @param hash with its `#` */
export function valuesOfFragment(hash: string): FormValues | null {
  const params = new URLSearchParams(hash.slice(1));
  // „#primiti” alone links to the field.
  if (!params.get('primiti')) return null;
  const brought = Object.fromEntries(params);
  return { ...formOnly(brought), ...keptFields(readKept(brought) ?? {}) };
}
