import { useState } from 'react';
import { callApi } from './call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import type { Change } from '#app/desk/use-change.ts';

/** Sends a form unchanged, empties it once accepted, and confirms. @param path of the call */
export function useSentForm(path: string, { run }: Pick<Change, 'run'>) {
  const [sent, setSent] = useState<FormValues | null>(null);
  async function submit(body: FormValues, form: HTMLFormElement) {
    setSent(null);
    if ((await run(() => callApi(path, { method: 'POST', body }))) === undefined) return;
    form.reset();
    setSent(body);
  }
  return { isDone: sent !== null, sent, submit };
}
