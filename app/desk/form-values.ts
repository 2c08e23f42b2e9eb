export type FormValues = Readonly<Record<string, string>>;

/**
 * Returns the text fields of a form by name; of several with one name, the last.
 * @param button pressed, if it has a name and a value of its own
 */
export function formValues(form: HTMLFormElement, button: HTMLElement | null = null): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form, button)) if (typeof value === 'string') values[name] = value;
  return values;
}
