/** Typed values, by the name of the field. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** Problem of a field in a sentence for the visitor; without a field, of the form as a whole. */
export type FormProblem = { field: string | null; message: string };

/** State of a form on a page: new, or returned with problems and all typed values. */
export type FormState = {
  /** signed by the server, valid once for each content */
  token: string;
  values: FormValues;
  /** in the order of the fields */
  problems: readonly FormProblem[];
  /** the sender looks like a program: a task for the browser, whose solution spares the visitor the wait */
  challenge?: string | undefined;
};

/** Returns the message of a field, if it has one. */
export function problemAt({ problems }: Pick<FormState, 'problems'>, field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}
