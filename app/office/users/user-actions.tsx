import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Colleague } from '#domain/answers/office/users.ts';
import { callApi, office } from '#app/office/call-api.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleBoxes } from './role-boxes.tsx';

/** Shows what an administrator may change about a colleague, in a dialog. */
export function UserActions({ colleague }: { colleague: Colleague }) {
  const { id, name, roles, isActive, twoFactorEnabled } = colleague;
  const [link, setLink] = useState<string | null>(null);
  const dialogId = useId();
  const { run, isBusy, error, idOf } = useChange((field) => `${dialogId}-${field}`);
  const change = (body: unknown) => run(() => callApi(`users/${id}`, { method: 'PATCH', body }));

  function saveRoles(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void change({ roles: new FormData(event.currentTarget).getAll('roles') });
  }
  async function renewPassword() {
    const answer = await run(() => office.post('users/:id/new-password', undefined, { id }));
    setLink(answer?.link ?? null);
  }
  return (
    <OfficeDialog
      id={dialogId}
      title={name}
      opener={
        <>
          Modificați<span className="sr"> contul: {name}</span>
        </>
      }
    >
      <div className="office-stack">
        <ChangeProblem error={error} idOf={idOf} />
        <form className="office-stack" onSubmit={saveRoles} key={roles.join()}>
          <RoleBoxes idPrefix={dialogId} chosen={roles} />
          <Button small disabled={isBusy}>
            Salvați rolurile
          </Button>
        </form>
        <div className="office-actions">
          <Button
            kind="line"
            small
            type="button"
            disabled={isBusy}
            onClick={() => void change({ isActive: !isActive })}
          >
            {isActive ? 'Dezactivați contul' : 'Reactivați contul'}
          </Button>
          <Button kind="line" small type="button" disabled={isBusy} onClick={() => void renewPassword()}>
            Link pentru parolă nouă
          </Button>
          {twoFactorEnabled && (
            <Button
              kind="line"
              small
              type="button"
              disabled={isBusy}
              onClick={() => void change({ twoFactorEnabled: false })}
            >
              Scoateți al doilea pas
            </Button>
          )}
        </div>
        <div role="status">{link && <OneTimeLink link={link} />}</div>
        <p className="fine">Cine pierde un rol, contul sau al doilea pas este scos din toate sesiunile.</p>
      </div>
    </OfficeDialog>
  );
}
