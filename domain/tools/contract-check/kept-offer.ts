import type { FormValues } from '#domain/base/forms/form-state.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { CheckedContract } from './check-contract.ts';
import { checkFields } from './check-fields.ts';

// Prefix of field names that belong to the offer set aside, not to the form.
const KEPT = 'prima-';

/** Prefixes the fields of an offer set aside, so that they travel beside those of the form. */
export function keptFields(kept: FormValues): FormValues {
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [KEPT + name, value]));
}

/** Reads the offer set aside from the posted values; null without one. */
export function readKept(sent: FormValues): FormValues | null {
  const kept = checkFields.flatMap((field) => {
    const value = sent[KEPT + field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  return kept.length === 0 ? null : (Object.fromEntries(kept) as FormValues);
}

/** Difference between two offers. */
export type OfferDifference = {
  /** the cheaper one; null: both cost the same */
  cheaper: 'first' | 'second' | null;
  /** difference of the costs, in bani, 0 or more */
  cost: Bani;
  /** same principal and term: only then does a difference in lei show the better offer */
  isSameLoan: boolean;
};

/** Compares the costs of two offers. One day more or less counts as the same term: months are counted by their mean. */
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
