import { checkFields, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';

/** Before the number of a question: the answer to it. */
const ANSWER = 'ales-';

/** The name of the field that answers a question. @param index of the question in the text */
export function answerName(index: number): string {
  return `${ANSWER}${index}`;
}

/** An answer as the value of a field. */
export function answerOf(fills: Partial<Record<CheckField, string>>): string {
  return new URLSearchParams(fills).toString();
}

// Several fees may be confirmed: their sums are added, their names stand side by side.
const summed: ReadonlySet<CheckField> = new Set(['comisioane', 'comision-lunar']);

/** A field that says that the sum of the contract is the sum that is received, whatever somebody makes of that. */
export const sameSum = { name: 'suma-aceeasi', yes: 'da' } as const;

/** The form as it was sent, with the figures that were chosen among several, and nothing else of what was sent. */
export function confirmFigures(sent: FormValues): FormValues {
  const answers = Object.entries(sent).flatMap(([name, answer = '']) =>
    name.startsWith(ANSWER) && answer !== '' ? [fillsOf(answer)] : [],
  );
  const values = { ...formOnly(sent), ...mergeFills(answers) };
  return sent[sameSum.name] === sameSum.yes ? { ...values, 'suma-contract': values['primiti'] } : values;
}

/** What several figures write into the form together: fees are added, of all else the last one stays. */
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

/** The fields of the form among what was sent. */
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
