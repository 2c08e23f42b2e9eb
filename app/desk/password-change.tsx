import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useDesk } from './desk-context.ts';
import type { FormValues } from './form-values.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { OfficeForm } from './office-form.tsx';
import { useChange } from './use-change.ts';

/** Asks for a new password; other sessions opened with the old one end. */
export function PasswordChange() {
  const { auth } = useDesk();
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const [isDone, setDone] = useState(false);

  async function submit(passwords: FormValues, form: HTMLFormElement) {
    const body = { ...passwords, revokeOtherSessions: true };
    const answer = await run(() => auth.call('auth/change-password', { method: 'POST', body }));
    if (answer) form.reset();
    setDone(answer !== undefined);
  }
  return (
    <section className="office-section" aria-labelledby="password-title">
      <h2 id="password-title">Parola</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <TextField
          {...fieldOf('currentPassword')}
          label="Parola actuală"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField {...fieldOf('newPassword')} label="Parola nouă" />
        <Button kind="line" small disabled={isBusy}>
          Schimbați parola
        </Button>
        <p role="status">{isDone && 'Parola a fost schimbată. Celelalte sesiuni s-au închis.'}</p>
      </OfficeForm>
    </section>
  );
}
