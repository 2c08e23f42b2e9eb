import type { Passkey } from '#app/desk/sign-in-answers.ts';
import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { addPasskey, canUsePasskeys } from '#app/office/sign-in/passkey.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { formValues } from '#app/desk/form-values.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { useChange } from '#app/desk/use-change.ts';
import '#app/desk/account-list.css';

/** Manages a person's passkeys: a device's finger, face or PIN instead of password and code. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { run, isBusy, error } = useChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { name = '' } = formValues(form);
    const added = await run(() => addPasskey(name.trim()).then(() => true));
    if (added) form.reset();
  }
  const remove = (id: string) =>
    run(() => callApi('auth/passkey/delete-passkey', { method: 'POST', body: { id } }));

  return (
    <section className="office-section" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Chei de acces</h2>
      <div className="office-stack">
        <ChangeProblem error={error} />
        {passkeys.length === 0 && <p>Nu aveți încă o cheie de acces.</p>}
        <ul className="account-list">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id}>
              <span>
                {name || 'Fără nume'}
                <span className="fine"> din {formatMoment(createdAt)}</span>
              </span>
              <Button kind="line" small type="button" disabled={isBusy} onClick={() => void remove(id)}>
                Ștergeți<span className="sr"> cheia {name}</span>
              </Button>
            </li>
          ))}
        </ul>
        {canUsePasskeys() ? (
          <form className="office-stack" onSubmit={(event) => void submit(event)}>
            <TextField
              id="passkey-name"
              name="name"
              label="Numele cheii"
              hint="De exemplu: telefonul meu"
              maxLength={60}
              required
            />
            <Button kind="line" small disabled={isBusy}>
              Adăugați o cheie de acces
            </Button>
          </form>
        ) : (
          <p className="fine">Acest browser nu poate folosi chei de acces.</p>
        )}
      </div>
    </section>
  );
}
