/** What was typed, by the name of the field. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** What is wrong with a field, in the words the visitor reads; without a field, with the form as a whole. */
export type FormProblem = { field: string | null; message: string };

/** A form as a page shows it: new, or come back with problems and everything that was typed. */
export type FormState = {
  /** signed by the server, of one use for each content */
  token: string;
  values: FormValues;
  /** in the order of the fields */
  problems: readonly FormProblem[];
  /** the sender looks like a program: a task for the browser, whose answer spares the visitor the wait */
  challenge?: string | undefined;
};

/** The message at a field, if it has one. */
export function problemAt({ problems }: Pick<FormState, 'problems'>, field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}
