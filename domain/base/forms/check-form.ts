import type { z } from 'zod';
import type { FormProblem, FormValues } from './form-state.ts';

export type CheckedForm<Data> = { ok: true; data: Data } | { ok: false; problems: FormProblem[] };

/**
 * Reads typed values by the form's schema. One problem a field, the first, in the order of the schema's fields. A missing field
 * counts as empty.
 */
export function checkForm<Schema extends z.ZodObject>(
  schema: Schema,
  values: FormValues,
): CheckedForm<z.output<Schema>> {
  const names = Object.keys(schema.shape);
  const typed = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const { success, data, error } = schema.safeParse(typed);
  if (success) return { ok: true, data };
  const problems = names.flatMap((field) => {
    const message = error.issues.find(({ path }) => path[0] === field)?.message;
    return message === undefined ? [] : [{ field, message }];
  });
  return { ok: false, problems };
}
