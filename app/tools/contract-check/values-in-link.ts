import { keptFields, readKept } from '#domain/tools/contract-check/kept-offer.ts';
import { formOnly } from '#domain/tools/contract-check/read-text/confirm-figures.ts';
import { checkFields, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';

// Names and dated lists of payments stay at home: a link holds the numbers and the choices alone.
const leftOut: ReadonlySet<CheckField> = new Set(['nume-comisioane', 'creditor']);

/** The address that brings the same figures, those of the offer put aside too, in its fragment: browsers never send that to a server. */
export function linkOf(path: string, values: FormValues, kept: FormValues | null): string {
  const told = [...toldIn(values), ...Object.entries(keptFields(Object.fromEntries(toldIn(kept ?? {}))))];
  return `${path}#${new URLSearchParams(told as string[][])}`;
}

function toldIn(values: FormValues): [string, string][] {
  return checkFields.flatMap((field) => {
    const value = values[field]?.trim() ?? '';
    return value === '' || (leftOut.has(field) && !/^[a-z-]+$/.test(value)) ? [] : [[field, value]];
  });
}

/** What such an address brings; null when it is another fragment. @param hash with its `#` */
export function valuesOfFragment(hash: string): FormValues | null {
  const params = new URLSearchParams(hash.slice(1));
  // „#primiti” alone is the way to the field.
  if (!params.get('primiti')) return null;
  const brought = Object.fromEntries(params);
  return { ...formOnly(brought), ...keptFields(readKept(brought) ?? {}) };
}
