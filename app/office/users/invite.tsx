import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { office } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleBoxes } from './role-boxes.tsx';

/** Creates an account link for a new person. */
export function Invite() {
  const change = useChange((field) => `invite-${field}`);
  const { run, isBusy, fieldOf } = change;
  const [sent, setSent] = useState<{ link: string; email: string } | null>(null);

  async function submit({ name, email = '' }: FormValues, form: HTMLFormElement) {
    const body = { name, email, roles: new FormData(form).getAll('roles') };
    const answer = await run(() => office.post('users', body));
    setSent(answer ? { ...answer, email } : null);
    if (answer) form.reset();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="invite-title">
      <h2 id="invite-title">Invitați un coleg</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <TextField {...fieldOf('name')} label="Nume" autoComplete="off" required />
        <TextField {...fieldOf('email')} label="E-mail" type="email" autoComplete="off" required />
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
      </OfficeForm>
    </section>
  );
}
