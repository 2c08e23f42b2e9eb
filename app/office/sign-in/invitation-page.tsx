import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { InvitationAnswer } from '#domain/answers/office/invitation.ts';
import { loadSecretLink } from '#app/desk/load-secret-link.ts';
import { callApi, office } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { NewPasswordField } from '#app/desk/new-password-field.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { SignInFrame } from '#app/desk/sign-in-frame.tsx';

export const loader = () => loadSecretLink((token) => office.post('invitation/open', { token }));

/** A link just used must not turn into a used link before the person's eyes. */
export const shouldRevalidate = () => false;

/** /admin/invitatie/#…: creates an account, or sets its new password. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  if ('problem' in data) {
    return (
      <SignInFrame title="Link nevalabil" hasError>
        <p>{data.problem}</p>
      </SignInFrame>
    );
  }
  return <AcceptanceForm {...data} />;
}

function AcceptanceForm({ token, email, name, for: purpose }: InvitationAnswer & { token: string }) {
  const change = useChange();
  const { run, isBusy, error, fieldOf } = change;
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const title = purpose === 'new-password' ? 'Alegeți o parolă nouă' : 'Faceți-vă contul';

  async function submit(fields: FormValues) {
    const person = { email: email ?? fields['email'], name: name ?? fields['name'] };
    const answer = await run(async () => {
      await callApi('invitation/accept', {
        method: 'POST',
        body: { token, ...person, password: fields['password'] },
      });
      setDone(true);
      return await office.post('auth/sign-in/email', { email: person.email, password: fields['password'] });
    });
    if (answer) await navigate(answer.twoFactorRedirect ? '/intrare/' : '/', { replace: true });
  }

  return (
    <SignInFrame title={title} hasError={error !== null}>
      <OfficeForm change={change} onSubmit={submit}>
        {purpose === 'first-administrator' && <p>Este primul cont al redacției: va fi administrator.</p>}
        <TextField
          {...fieldOf('email')}
          label="E-mail"
          type="email"
          autoComplete="username"
          defaultValue={email ?? ''}
          readOnly={email !== null}
          required
        />
        <TextField
          {...fieldOf('name')}
          label="Nume"
          hint="Așa apare în jurnalul redacției"
          autoComplete="name"
          defaultValue={name ?? ''}
          readOnly={name !== null}
          required
        />
        <NewPasswordField {...fieldOf('password')} label="Parolă" />
        <Button disabled={isBusy || isDone}>Salvați și intrați</Button>
      </OfficeForm>
    </SignInFrame>
  );
}
