import type { Change } from '#app/desk/use-change.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';

type Props = {
  change: Pick<Change, 'fieldOf' | 'isBusy'>;
  /** of the reason */
  hint: string;
  /** label of the button */
  button?: string;
  /** the number of the sent proposal, in a sentence; null: none yet */
  said: string | null;
};

/** Shows the end of a form that makes a proposal: the reason, the button and the number of the sent proposal. */
export function ProposalEnd({ change: { fieldOf, isBusy }, hint, button = 'Propuneți', said }: Props) {
  return (
    <>
      <TextAreaField {...fieldOf('note')} label="De ce" hint={hint} rows={2} />
      <Button small disabled={isBusy}>
        {button}
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
