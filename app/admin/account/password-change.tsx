import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { PASSWORD_MIN_LENGTH } from '#domain/office/password-problem.ts';
import { callApi } from '../call-api.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { formValues } from '../ui/form-values.ts';
import { useChange } from '../use-change.ts';

/** A new password; whoever is signed in elsewhere with the old one is out. */
export function PasswordChange() {
  const { run, isBusy, error } = useChange();
  const [isDone, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { ...formValues(form), revokeOtherSessions: true };
    const answer = await run(() => callApi('auth/change-password', { method: 'POST', body }));
    if (answer) form.reset();
    setDone(answer !== undefined);
  }
  return (
    <section className="office-section" aria-labelledby="password-title">
      <h2 id="password-title">Parola</h2>
      <form className="office-stack" onSubmit={(event) => void submit(event)}>
        <ChangeProblem error={error} />
        <TextField
          id="currentPassword"
          name="currentPassword"
          label="Parola actuală"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          id="newPassword"
          name="newPassword"
          label="Parola nouă"
          hint={`Cel puțin ${PASSWORD_MIN_LENGTH} caractere; câteva cuvinte la întâmplare sunt de ajuns`}
          type="password"
          autoComplete="new-password"
          required
        />
        <Button kind="line" small disabled={isBusy}>
          Schimbați parola
        </Button>
        <p role="status">{isDone && 'Parola a fost schimbată. Celelalte sesiuni s-au închis.'}</p>
      </form>
    </section>
  );
}
