/** How many debts the form takes. */
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

/** The name of a field: of one debt, or of all of them. */
export type DebtsField = `datorie${number}-${DebtPart}` | (typeof planFields)[number];

/** The name of one debt's field. @param place from 1 */
export function debtField(place: number, part: DebtPart): DebtsField {
  return `datorie${place}-${part}`;
}

/** From 1 to the most. */
export const debtPlaces: readonly number[] = Array.from({ length: MOST_DEBTS }, (_, index) => index + 1);

/** All fields of the form, in their order. */
export const debtsFields: readonly DebtsField[] = [
  ...debtPlaces.flatMap((place) => debtParts.map((part) => debtField(place, part))),
  ...planFields,
];

/** The names of one debt's fields. */
export function fieldsOfDebt(place: number): DebtsField[] {
  return debtParts.map((part) => debtField(place, part));
}
