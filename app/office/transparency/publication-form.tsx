import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { OfficeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useRoundProposal } from './use-round-proposal.ts';

type Props = Pick<OfficeTransparencyAnswer, 'obstacles'> & { isEditor: boolean };

/** Lists the obstacles to publishing the round; without any, offers its proposal. */
export function PublicationForm({ obstacles, isEditor }: Props) {
  const { change, submit, said } = useRoundProposal('publication');
  const { isBusy, fieldOf } = change;
  if (obstacles.length > 0) {
    return (
      <div className="office-narrow office-stack">
        <p>Nu se poate publica încă:</p>
        <ul className="bullets">
          {obstacles.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    );
  }
  if (!isEditor) return <p>Runda se poate publica.</p>;
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Publicarea rundei"
      onSubmit={submit}
      noValidate
    >
      <p>Runda se poate publica. După ce aprobă un coleg, pătrățelele apar pe site.</p>
      <TextField {...fieldOf('note')} label="De ce acum" />
      <Button small disabled={isBusy}>
        Propuneți publicarea
      </Button>
      <p role="status">{said}</p>
    </OfficeForm>
  );
}
