import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '../call-api.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { formValues } from '../ui/form-values.ts';
import { useChange } from '../use-change.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleBoxes } from './role-boxes.tsx';

/** A link that makes an account for somebody new. */
export function Invite() {
  const { run, isBusy, error } = useChange();
  const [sent, setSent] = useState<{ link: string; email: string } | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { name, email = '' } = formValues(form);
    const body = { name, email, roles: new FormData(form).getAll('roles') };
    const answer = await run(() => callApi<{ link: string }>('users', { method: 'POST', body }));
    setSent(answer ? { ...answer, email } : null);
    if (answer) form.reset();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="invite-title">
      <h2 id="invite-title">Invitați un coleg</h2>
      <form className="office-stack" onSubmit={(event) => void submit(event)}>
        <ChangeProblem error={error} idOf={(field) => `invite-${field}`} />
        <TextField
          id="invite-name"
          name="name"
          label="Nume"
          autoComplete="off"
          error={error?.fields['name']}
          required
        />
        <TextField
          id="invite-email"
          name="email"
          label="E-mail"
          type="email"
          autoComplete="off"
          error={error?.fields['email']}
          required
        />
        <RoleBoxes idPrefix="invite" />
        <Button kind="line" small disabled={isBusy}>
          Trimiteți invitația
        </Button>
        {sent && (
          <div role="status" className="office-stack">
            <p>Invitația pleacă acum prin e-mail la {sent.email}. Dacă nu ajunge, dați linkul altfel:</p>
            <OneTimeLink link={sent.link} />
          </div>
        )}
      </form>
    </section>
  );
}
