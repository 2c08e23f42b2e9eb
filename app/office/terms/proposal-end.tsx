import type { useChange } from '#app/desk/use-change.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';

type Props = Pick<ReturnType<typeof useChange>, 'fieldOf' | 'isBusy'> & {
  /** number of the proposal that was sent; null: none yet */
  sent: number | null;
};

/** The end of a form that proposes terms: the reason, the button and what became of it. */
export function ProposalEnd({ fieldOf, isBusy, sent }: Props) {
  return (
    <>
      <TextAreaField
        {...fieldOf('note')}
        label="De ce"
        hint="Contractul, cu numărul și data lui: colegul care aprobă îl verifică"
        rows={2}
      />
      <Button small disabled={isBusy}>
        Propuneți
      </Button>
      <p role="status">{sent !== null && `Propunerea ${sent} a fost trimisă. O aprobă un coleg.`}</p>
    </>
  );
}
