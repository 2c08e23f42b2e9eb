import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { SignInFrame } from '#app/desk/sign-in-frame.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { partners } from '#app/partners-desk/call-api.ts';

/** /parteneri/parola/: asks for a link to a new password. */
export function Component() {
  const change = useChange();
  const { run, isBusy, error, fieldOf } = change;
  const [isSent, setSent] = useState(false);
  async function submit({ email }: FormValues) {
    const answer = await run(() => partners.call('forgotten', { method: 'POST', body: { email } }));
    setSent(answer !== undefined);
  }
  return (
    <SignInFrame title="Ați uitat parola?" hasError={error !== null}>
      <OfficeForm change={change} onSubmit={submit}>
        <p>Vă trimitem prin e-mail un link, cu care alegeți alta.</p>
        <TextField {...fieldOf('email')} label="E-mail" type="email" autoComplete="username" required />
        <Button disabled={isBusy}>Trimiteți linkul</Button>
        <p role="status">
          {isSent &&
            'Dacă adresa are un cont de partener, linkul pleacă acum. Pe o adresă trimitem cel mult trei mesaje pe zi.'}
        </p>
      </OfficeForm>
      <p>
        <Link to="/intrare/">Înapoi la intrare</Link>
      </p>
    </SignInFrame>
  );
}
