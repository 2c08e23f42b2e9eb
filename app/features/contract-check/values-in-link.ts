import { checkFields, type CheckField } from '#domain/contract-check/check-fields.ts';
import type { FormValues } from '#domain/forms/form-state.ts';

// Names and dated lists of payments stay at home: a link holds the numbers and the choices alone.
const leftOut: ReadonlySet<CheckField> = new Set(['nume-comisioane', 'creditor']);

/** The address that brings the same figures, in its fragment: browsers never send that to a server. */
export function linkOf(path: string, values: FormValues): string {
  const told = checkFields.flatMap((field) => {
    const value = values[field]?.trim() ?? '';
    return value === '' || (leftOut.has(field) && !/^[a-z-]+$/.test(value)) ? [] : [[field, value]];
  });
  return `${path}#${new URLSearchParams(told)}`;
}

/** What such an address brings; null when it is another fragment. @param hash with its `#` */
export function valuesOfFragment(hash: string): FormValues | null {
  const params = new URLSearchParams(hash.slice(1));
  if (!params.has('primiti')) return null;
  return Object.fromEntries(
    checkFields.flatMap((field) => (params.has(field) ? [[field, params.get(field)]] : [])),
  ) as FormValues;
}
