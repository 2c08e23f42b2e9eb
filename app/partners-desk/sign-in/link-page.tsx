import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { PartnerLinkAnswer } from '#domain/answers/partners/me.ts';
import { loadSecretLink } from '#app/desk/load-secret-link.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { NewPasswordField } from '#app/desk/new-password-field.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { SignInFrame } from '#app/desk/sign-in-frame.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { partners } from '#app/partners-desk/call-api.ts';

export const loader = () => loadSecretLink((token) => partners.post('link/open', { token }));

/** A link just used must not turn into a used link before the person's eyes. */
export const shouldRevalidate = () => false;

/** /parteneri/link/#…: makes the account of an approved partner, or sets its new password. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  if ('problem' in data) {
    return (
      <SignInFrame title="Link nevalabil" hasError>
        <p>{data.problem}</p>
        <p>
          <Link to="/parola/">Am uitat parola</Link>
        </p>
      </SignInFrame>
    );
  }
  return <PasswordChoice {...data} />;
}

function PasswordChoice({ token, legalName, email, isNew }: PartnerLinkAnswer & { token: string }) {
  const change = useChange();
  const { run, isBusy, error, fieldOf } = change;
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();

  async function submit({ password = '' }: FormValues) {
    const answer = await run(async () => {
      await partners.call('link/accept', { method: 'POST', body: { token, password } });
      setDone(true);
      return await partners.post('auth/sign-in/email', { email, password });
    });
    if (answer) await navigate(answer.twoFactorRedirect ? '/intrare/' : '/', { replace: true });
  }

  return (
    <SignInFrame title={isNew ? 'Faceți-vă contul' : 'Alegeți o parolă nouă'} hasError={error !== null}>
      <OfficeForm change={change} onSubmit={submit}>
        <p>Contul de partener al firmei {legalName}.</p>
        <TextField
          {...fieldOf('email')}
          label="E-mail"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <NewPasswordField {...fieldOf('password')} label="Parolă" />
        <Button disabled={isBusy || isDone}>Salvați și intrați</Button>
      </OfficeForm>
    </SignInFrame>
  );
}
