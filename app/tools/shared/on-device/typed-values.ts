import type { FormValues } from '#domain/base/forms/form-state.ts';
import { withoutInvisible } from '#domain/base/text/without-invisible.ts';

/**
 * Reads the values of a form that is computed on the device, as the server would: without invisible characters. The form has no
 * file field.
 */
export function typedValues(form: FormData): FormValues {
  const entries = [...form] as [string, string][];
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutInvisible(value)]));
}
