import type { SetupCodes } from './sign-in-answers.ts';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useDesk } from './desk-context.ts';
import type { FormValues } from './form-values.ts';
import { OfficeForm } from './office-form.tsx';
import { useChange } from './use-change.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** Sets up the second step of signing in: switched on with the password, then verified with a first code. */
export function SecondFactor({ isEnabled }: { isEnabled: boolean }) {
  const { auth } = useDesk();
  const change = useChange((field) => `second-factor-${field}`);
  const { run, isBusy, fieldOf } = change;
  const [setup, setSetup] = useState<SetupCodes | null>(null);

  async function submit({ password }: FormValues, form: HTMLFormElement) {
    const answer = await run(() =>
      auth.post(isEnabled ? 'auth/two-factor/disable' : 'auth/two-factor/enable', { password }),
    );
    if (!answer) return;
    form.reset();
    setSetup('totpURI' in answer ? answer : null);
  }

  return (
    <section className="office-section" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">
        Al doilea pas <Tag kind={isEnabled ? 'petrol' : 'plain'}>{isEnabled ? 'activ' : 'inactiv'}</Tag>
      </h2>
      {setup ? (
        <SecondFactorSetup codes={setup} isProved={isEnabled} onDone={() => setSetup(null)} />
      ) : (
        <OfficeForm change={change} onSubmit={submit}>
          <p>
            {isEnabled
              ? 'După parolă vi se cere un cod din aplicația de pe telefon.'
              : 'După parolă vi se va cere un cod dintr-o aplicație de pe telefon (de exemplu Aegis, 1Password, Google Authenticator).'}
          </p>
          <TextField
            {...fieldOf('password')}
            label="Parola"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button kind="line" small disabled={isBusy}>
            {isEnabled ? 'Renunțați la al doilea pas' : 'Adăugați al doilea pas'}
          </Button>
        </OfficeForm>
      )}
    </section>
  );
}
