/** Most debts of the form. */
const MOST_DEBTS = 8;

const debtParts = ['creditor', 'sold', 'rata', 'dobanda', 'zi'] as const;
export type DebtPart = (typeof debtParts)[number];

const planFields = [
  'in-plus',
  'venit',
  'refinantare-dobanda',
  'refinantare-luni',
  'refinantare-comisioane',
] as const;

/** Name of a field: of one debt, or of all of them. */
export type DebtsField = `datorie${number}-${DebtPart}` | (typeof planFields)[number];

/** Builds the name of one debt's field. @param place from 1 */
export function debtField(place: number, part: DebtPart): DebtsField {
  return `datorie${place}-${part}`;
}

/** Positions of debts, from 1. */
export const debtPlaces: readonly number[] = Array.from({ length: MOST_DEBTS }, (_, index) => index + 1);

/** All fields of the form, in their order. */
export const debtsFields: readonly DebtsField[] = [
  ...debtPlaces.flatMap((place) => debtParts.map((part) => debtField(place, part))),
  ...planFields,
];

/** Lists the names of one debt's fields. */
export function fieldsOfDebt(place: number): DebtsField[] {
  return debtParts.map((part) => debtField(place, part));
}
