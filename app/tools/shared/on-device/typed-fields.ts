import { problemAt, type FormProblem, type FormValues } from '#domain/base/forms/form-state.ts';

/**
 * Returns the properties of a field by its name, for a form whose figures are computed and discarded: the browser does not
 * remember them either.
 */
export function typedFields<Name extends string>(values: FormValues, problems: readonly FormProblem[]) {
  return (name: Name) => ({
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: problemAt({ problems }, name),
    autoComplete: 'off',
  });
}
