import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { useMe } from '#app/office/frame/me.ts';
import { useChange } from '#app/desk/use-change.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { formValues } from '#app/desk/form-values.ts';

type Props = {
  id: number;
  /** under /api/admin/: it has `/approve` and `/decline` */
  path: string;
  /** subject of the buttons, for screen readers */
  name: string;
  /** id of the proposer, who may withdraw but not approve it; null: an import without a proposer */
  proposedBy: string | null;
  /** whether it may still be approved */
  isOpen: boolean;
};

/** Buttons of a colleague about a proposal: approve, or refuse with a reason. */
export function Decision({ id, path, name, proposedBy, isOpen }: Props) {
  const { officer } = useMe();
  const [isDeclining, setDeclining] = useState(false);
  const isOwn = proposedBy === officer.id;
  const { run, isBusy, error, idOf, fieldOf } = useChange((field) =>
    field === 'reason' ? `reason-${id}` : 'continut',
  );

  function decline(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { reason } = formValues(event.currentTarget);
    void run(() => callApi(`${path}/decline`, { method: 'POST', body: { reason } }));
  }
  return (
    <div className="office-stack office-narrow">
      <ChangeProblem error={error} idOf={idOf} />
      {isOwn && <p className="fine">Este propunerea dumneavoastră: o aprobă un coleg.</p>}
      {isDeclining ? (
        <form className="office-stack" onSubmit={decline}>
          <TextField {...fieldOf('reason')} label="Motivul" autoFocus required />
          <div className="office-actions">
            <Button small disabled={isBusy}>
              {isOwn ? 'Retrageți' : 'Respingeți'}
            </Button>
            <Button kind="text" type="button" onClick={() => setDeclining(false)}>
              Renunțați
            </Button>
          </div>
        </form>
      ) : (
        <div className="office-actions">
          {!isOwn && isOpen && (
            <Button
              small
              type="button"
              disabled={isBusy}
              onClick={() => void run(() => callApi(`${path}/approve`, { method: 'POST' }))}
            >
              Aprobați<span className="sr">: {name}</span>
            </Button>
          )}
          <Button kind="line" small type="button" onClick={() => setDeclining(true)}>
            {isOwn ? 'Retrageți' : 'Respingeți'}
            <span className="sr">: {name}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
