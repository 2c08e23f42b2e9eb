import { keptFields } from '#domain/tools/contract-check/kept-offer.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';

type CarriedValuesProps = {
  /** values of the form beside this one */
  values?: FormValues;
  /** an offer set aside for comparison */
  kept: FormValues | null;
};

/** Carries values that must return with an answer: without scripts the server stores nothing between two answers. */
export function CarriedValues({ values = {}, kept }: CarriedValuesProps) {
  return Object.entries({ ...values, ...keptFields(kept ?? {}) }).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
