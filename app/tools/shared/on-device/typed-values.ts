import type { FormValues } from '#domain/base/forms/form-state.ts';
import { withoutInvisible } from '#domain/base/text/without-invisible.ts';

/** What a form holds that is computed on the device, as the server would read it: without signs that nobody sees. No field of it is a file. */
export function typedValues(form: FormData): FormValues {
  const entries = [...form] as [string, string][];
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutInvisible(value)]));
}
