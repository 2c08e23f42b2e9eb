import { checkFields, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';

/** Prefix of a question's number in the name of its answer. */
const ANSWER = 'ales-';

/** Returns the name of the field that answers a question. @param index of the question in the text */
export function answerName(index: number): string {
  return `${ANSWER}${index}`;
}

/** Encodes an answer as the value of a field. */
export function answerOf(fills: Partial<Record<CheckField, string>>): string {
  return new URLSearchParams(fills).toString();
}

// Several fees may be confirmed: their amounts are added, their names listed together.
const summed: ReadonlySet<CheckField> = new Set(['comisioane', 'comision-lunar']);

/** Field that says that the contract's amount equals the received amount, even after a correction. */
export const sameSum = { name: 'suma-aceeasi', yes: 'da' } as const;

/** Returns the posted form with the figures chosen among several, and no other posted values. */
export function confirmFigures(sent: FormValues): FormValues {
  const answers = Object.entries(sent).flatMap(([name, answer = '']) =>
    name.startsWith(ANSWER) && answer !== '' ? [fillsOf(answer)] : [],
  );
  const values = { ...formOnly(sent), ...mergeFills(answers) };
  return sent[sameSum.name] === sameSum.yes ? { ...values, 'suma-contract': values['primiti'] } : values;
}

/** Merges what several figures write into the form: fees are added, for all others the last one counts. */
export function mergeFills(
  all: readonly Partial<Record<CheckField, string>>[],
): Partial<Record<CheckField, string>> {
  const merged: Partial<Record<CheckField, string>> = {};
  for (const fills of all) {
    for (const field of checkFields) {
      const [before, value] = [merged[field], fills[field]];
      if (value === undefined) continue;
      merged[field] = before === undefined ? value : joined(field, before, value);
    }
  }
  return merged;
}

function fillsOf(answer: string): Partial<Record<CheckField, string>> {
  const params = readQuery(answer);
  return Object.fromEntries(
    checkFields.flatMap((field) => {
      const value = params.get(field);
      return value === null ? [] : [[field, value]];
    }),
  );
}

/** Keeps only the form's fields of the posted values. */
export function formOnly(sent: FormValues): FormValues {
  return Object.fromEntries(
    checkFields.flatMap((field) => (sent[field] === undefined ? [] : [[field, sent[field]]])),
  );
}

function joined(field: CheckField, before: string, value: string): string {
  if (field === 'nume-comisioane') return `${before}, ${value}`;
  if (!summed.has(field)) return value;
  const sums = [before, value].map((typed) => parseTypedNumber(typed));
  const bani = sums.reduce((sum, read) => sum + (read.ok ? Math.round(read.value * 100) : 0), 0);
  return String(bani / 100).replace('.', ',');
}
