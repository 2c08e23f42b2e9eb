import { useState } from 'react';
import { callApi } from './call-api.ts';
import type { FormValues } from '#app/office/ui/form-values.ts';
import type { Change } from './use-change.ts';

/** Sends a form unchanged, empties it once accepted, and confirms. @param path of the call */
export function useSentForm(path: string, { run }: Pick<Change, 'run'>) {
  const [isDone, setDone] = useState(false);
  async function submit(body: FormValues, form: HTMLFormElement) {
    setDone(false);
    if ((await run(() => callApi(path, { method: 'POST', body }))) === undefined) return;
    form.reset();
    setDone(true);
  }
  return { isDone, submit };
}
