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
  const [link, setLink] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { ...formValues(form), roles: new FormData(form).getAll('roles') };
    const answer = await run(() => callApi<{ link: string }>('users', { method: 'POST', body }));
    setLink(answer?.link ?? null);
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
          Faceți linkul de invitație
        </Button>
        {link && <OneTimeLink link={link} />}
      </form>
    </section>
  );
}
