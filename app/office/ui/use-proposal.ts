import { useState } from 'react';
import type { FormValues } from '#app/desk/form-values.ts';
import { useChange } from '#app/desk/use-change.ts';

type Propose = (values: FormValues, form: HTMLFormElement) => Promise<{ id: number }>;

/**
 * Handles a form that makes a proposal, and then shows its number.
 * @param idOf id of a field's element, where the page has several forms
 */
export function useProposal(propose: Propose, idOf?: (field: string) => string) {
  const change = useChange(idOf);
  const [sent, setSent] = useState<number | null>(null);

  async function submit(values: FormValues, form: HTMLFormElement) {
    setSent(null);
    const answer = await change.run(() => propose(values, form));
    if (!answer) return;
    form.reset();
    setSent(answer.id);
  }

  const said = sent === null ? null : `Propunerea ${sent} a fost trimisă. O aprobă un coleg.`;
  return { change, submit, said };
}
