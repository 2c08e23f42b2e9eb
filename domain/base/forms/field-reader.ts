import type { Read } from './read.ts';

/** Problem of a field, as a Romanian sentence with advice. */
export type FieldProblem<Field extends string> = { field: Field; message: string };

/**
 * Reads the fields of a form one by one and collects their problems.
 * @param textOf the text of a field as typed; nothing for a missing one
 */
export function fieldReader<Field extends string>(textOf: (field: Field) => string | null | undefined) {
  const problems: FieldProblem<Field>[] = [];
  const typed = (field: Field): string => textOf(field)?.trim() ?? '';
  const wrong = (field: Field, message: string): void => void problems.push({ field, message });
  /** Takes what a reader made of a field: its value; null for an unusable text, whose problem is noted. */
  function note<Value>(field: Field, read: Read<Value>): Value | null {
    if (read.ok) return read.value;
    wrong(field, read.message);
    return null;
  }
  return {
    problems,
    typed,
    wrong,
    note,
    read: <Value>(field: Field, by: (text: string) => Read<Value>) => note(field, by(typed(field))),
    /** Reads a field that may stay empty, which is null without a problem. */
    optional: <Value>(field: Field, by: (text: string) => Read<Value>) =>
      typed(field) === '' ? null : note(field, by(typed(field))),
  };
}

export type FieldReader<Field extends string> = ReturnType<typeof fieldReader<Field>>;

/** Returns the first problem of each field, by its name. */
export function problemsByField(problems: readonly FieldProblem<string>[]): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { field, message } of problems) first[field] ??= message;
  return first;
}
