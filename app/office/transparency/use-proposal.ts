import { useState } from 'react';
import { office } from '#app/office/call-api.ts';
import { readFile } from '#app/office/evidence/read-file.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { useChange } from '#app/desk/use-change.ts';

type Kind = 'page' | 'answer' | 'publication';

/** Handles a form that makes a proposal for the round, and then shows its number. */
export function useProposal(kind: Kind) {
  const change = useChange((field) => `${kind}-${field}`);
  const [sent, setSent] = useState<number | null>(null);

  async function submit({ note = '', ...fields }: FormValues, form: HTMLFormElement) {
    setSent(null);
    const answer = await change.run(async () => {
      const file = await readFile(new FormData(form));
      return await office.post('transparency-changes', { kind, fields, note, file });
    });
    if (!answer) return;
    form.reset();
    setSent(answer.id);
  }

  const said = sent === null ? null : `Propunerea ${sent} a fost trimisă. O aprobă un coleg.`;
  return { change, submit, said };
}
