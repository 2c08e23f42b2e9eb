import { keptFields } from '#domain/tools/contract-check/kept-offer.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';

type CarriedValuesProps = {
  /** what the form holds, for a form beside it */
  values?: FormValues;
  /** the offer that was put aside */
  kept: FormValues | null;
};

/** What must come back with an answer: without scripts the server forgets it between two of them. */
export function CarriedValues({ values = {}, kept }: CarriedValuesProps) {
  return Object.entries({ ...values, ...keptFields(kept ?? {}) }).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
