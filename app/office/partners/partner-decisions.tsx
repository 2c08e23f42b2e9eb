import { useState } from 'react';
import type { OfficePartnerRow } from '#domain/answers/office/partners.ts';
import { type PartnerState, partnerSteps } from '#domain/partners/partners/partner-state.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { office } from '#app/office/call-api.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OneTimeLink } from '#app/office/users/one-time-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

const verbs: Readonly<Record<PartnerState, string>> = {
  applied: 'Primiți',
  approved: 'Aprobați',
  refused: 'Respingeți',
  paused: 'Puneți în pauză',
  ended: 'Încheiați colaborarea',
};

/** Shows what the office may decide about a firm now; the one-time link of a first approval is shown once. */
export function PartnerDecisions({ partner }: { partner: OfficePartnerRow }) {
  const { id, legalName, state, hasAccount, contactEmail } = partner;
  const { run, isBusy, error, idOf } = useChange(() => 'continut');
  const [link, setLink] = useState<string | null>(null);
  const steps = partnerSteps[state];

  async function decide(call: () => Promise<{ link: string | null }>) {
    setLink((await run(call))?.link ?? null);
  }
  return (
    <div className="office-section office-stack office-narrow">
      <ChangeProblem error={error} idOf={idOf} />
      <div className="office-actions">
        {steps.includes('approved') && (
          <Button
            small
            type="button"
            disabled={isBusy}
            onClick={() =>
              void decide(() =>
                office.post('partners/:id/state', { state: 'approved', contactEmail }, { id }),
              )
            }
          >
            {state === 'paused' ? 'Reluați' : verbs.approved}
            <span className="sr">: {legalName}</span>
          </Button>
        )}
        {steps
          .filter((step) => step !== 'approved')
          .map((step) => (
            <WithReason key={step} id={id} state={step} legalName={legalName} />
          ))}
        {(state === 'approved' || state === 'paused' || state === 'ended') && (
          <Button
            kind="line"
            small
            type="button"
            disabled={isBusy}
            onClick={() => void decide(() => office.post('partners/:id/link', undefined, { id }))}
          >
            {hasAccount ? 'Link pentru parolă nouă' : 'Link pentru cont'}
          </Button>
        )}
      </div>
      <div role="status">{link && <OneTimeLink link={link} />}</div>
      {state === 'applied' && (
        <p className="fine">
          Firma află prin e-mail ce ați hotărât. Dacă aprobați, primește și linkul contului.
        </p>
      )}
    </div>
  );
}

type Props = { id: string; state: PartnerState; legalName: string };

/** A decision with its reason, which the firm gets too. */
function WithReason({ id, state, legalName }: Props) {
  const change = useChange((field) => `${state}-${field}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeDialog id={`${state}-dialog`} title={`${verbs[state]}: ${legalName}`} opener={verbs[state]}>
      <OfficeForm
        change={change}
        onSubmit={({ reason }) => run(() => office.post('partners/:id/state', { state, reason }, { id }))}
      >
        <TextField {...fieldOf('reason')} label="Motivul" hint="Firma îl primește prin e-mail." required />
        <Button small disabled={isBusy}>
          {verbs[state]}
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
