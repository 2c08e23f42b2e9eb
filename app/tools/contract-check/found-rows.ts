import { checkFields, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { FoundFigure, FoundFigures } from '#domain/tools/contract-check/read-text/found-figures.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';

/** Content of a list of found figures, and the values it carries as hidden fields. */
export type FoundRows = {
  /** found figures in the order of the form, then required ones that were not found, without words */
  rows: readonly FoundFigure[];
  /** of the other fields of the form */
  carried: FormValues;
  /** the credit amount equals the received one, and follows it */
  isSameSum: boolean;
};

// Without these fields nothing can be computed, or compared with the law.
const needed: readonly CheckField[] = ['primiti', 'termen', 'platiti', 'creditor'];

/**
 * Splits the fields of the form into those shown in a list of found figures and the others. @param values including the figures
 * found
 */
export function foundRows({ figures, asked }: FoundFigures, values: FormValues): FoundRows {
  const isAsked = (field: CheckField) =>
    asked.some(({ choices }) => choices.some(({ fills }) => fills[field] !== undefined));
  const sum = values['suma-contract'];
  const isSameSum = sum !== undefined && sum === values['primiti'] && !isAsked('primiti');
  // Covered by another field: the period by the rate, the signature by the date of the contract, equal amounts by one.
  const unseen = new Set<CheckField>(['pe', 'semnat', ...(isSameSum ? (['suma-contract'] as const) : [])]);
  const found = figures.filter(({ field }) => !unseen.has(field));
  const isPlanned = (values['plati'] ?? '') !== '';
  const missing = needed.filter(
    (field) =>
      found.every((figure) => figure.field !== field) &&
      !isAsked(field) &&
      !(isPlanned && (field === 'platiti' || field === 'termen')),
  );
  const place = ({ field }: FoundFigure) => checkFields.indexOf(field);
  const inOrder = (some: readonly FoundFigure[]) => some.toSorted((a, b) => place(a) - place(b));
  const rows = [
    ...inOrder(found),
    ...inOrder(missing.map((field) => ({ field, value: values[field] ?? '', line: '', isDoubtful: false }))),
  ];
  const isShown = (name: string) =>
    rows.some(({ field }) => field === name || (name === 'pe' && field === 'dobanda'));
  const carried = Object.fromEntries(
    Object.entries(values).filter(([name]) => !isShown(name) && !(isSameSum && name === 'suma-contract')),
  );
  return { rows, carried, isSameSum };
}
