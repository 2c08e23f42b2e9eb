import { office } from '#app/office/call-api.ts';
import { readFile } from '#app/office/evidence/read-file.ts';
import { useProposal } from '#app/office/ui/use-proposal.ts';

/** Handles a form that makes a proposal for the round of transparency. */
export function useRoundProposal(kind: 'page' | 'answer' | 'publication') {
  return useProposal(
    async ({ note = '', ...fields }, form) => {
      const file = await readFile(new FormData(form));
      return await office.post('transparency-changes', { kind, fields, note, file });
    },
    (field) => `${kind}-${field}`,
  );
}
