import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { OfficeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { ProposalEnd } from '#app/office/ui/proposal-end.tsx';
import { lenderOptions } from './lender-options.ts';
import { useRoundProposal } from './use-round-proposal.ts';

/** Asks for a lender's answer to our letter: after a colleague's approval it is shown beside the squares. */
export function AnswerForm({ lenders }: Pick<OfficeTransparencyAnswer, 'lenders'>) {
  const { change, submit, said } = useRoundProposal('answer');
  const { fieldOf } = change;
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Răspunsul unui creditor"
      onSubmit={submit}
      noValidate
    >
      <SelectField {...fieldOf('creditor')} label="Creditorul" options={lenderOptions(lenders)} />
      <TextField {...fieldOf('zi')} label="Ziua răspunsului" hint="22.11.2026" />
      <TextAreaField
        {...fieldOf('cuvinte')}
        label="Răspunsul"
        hint="Chiar cuvintele creditorului, fără numele celui care a scris"
        rows={4}
      />
      <ProposalEnd {...{ change, said }} hint="Pe ce cale a venit" button="Propuneți răspunsul" />
    </OfficeForm>
  );
}
