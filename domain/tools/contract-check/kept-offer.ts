import type { FormValues } from '#domain/base/forms/form-state.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { CheckedContract } from './check-contract.ts';
import { checkFields } from './check-fields.ts';

// Before the name of a field: it belongs to the offer that was put aside, not to the form.
const KEPT = 'prima-';

/** The fields of an offer that was put aside, as they travel beside those of the form. */
export function keptFields(kept: FormValues): FormValues {
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [KEPT + name, value]));
}

/** The offer that was put aside, out of all that was sent; null when there is none. */
export function readKept(sent: FormValues): FormValues | null {
  const kept = checkFields.flatMap((field) => {
    const value = sent[KEPT + field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  return kept.length === 0 ? null : (Object.fromEntries(kept) as FormValues);
}

/** How two offers differ. */
export type OfferDifference = {
  /** the one that costs less; null: both cost the same */
  cheaper: 'first' | 'second' | null;
  /** between the two costs, in bani, 0 or more */
  cost: Bani;
  /** the same money for the same time: only then does a difference in lei say which to take */
  isSameLoan: boolean;
};

/** Compares what two offers cost. A day more or less is the same time: months are counted by their mean. */
export function compareOffers(first: CheckedContract, second: CheckedContract): OfferDifference {
  const [a, b] = [first.cost.cost, second.cost.cost];
  return {
    cheaper: a === b ? null : a < b ? 'first' : 'second',
    cost: bani(Math.abs(a - b)),
    isSameLoan:
      first.contract.received === second.contract.received &&
      Math.abs(first.contract.days - second.contract.days) <= 1,
  };
}
