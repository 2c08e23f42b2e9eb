import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { ApiError, office } from '#app/office/call-api.ts';
import { ChangeProblem } from '#app/office/ui/change-problem.tsx';
import { useChange } from '#app/office/use-change.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { formValues } from '#app/office/ui/form-values.ts';
import { canUsePasskeys, signInWithPasskey } from './passkey.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Refusals after which a code is useless: the sign-in starts again with the password. */
const beginAnew: readonly string[] = [
  'too_many_attempts_request_new_code',
  'invalid_two_factor_cookie',
  'code_used',
];

/** /admin/intrare/: asks for the password, then the second factor if there is one; or for a passkey alone. */
export function Component() {
  const [needsCode, setNeedsCode] = useState(false);
  const { run, isBusy, error } = useChange();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function enter(step: () => Promise<{ twoFactorRedirect?: boolean } | null>) {
    const answer = await run(async () => (await step()) ?? {});
    if (answer?.twoFactorRedirect) setNeedsCode(true);
    else if (answer) await navigate(pathOf(search.get('inapoi')), { replace: true });
  }

  const postCode = (path: 'verify-totp' | 'verify-backup-code', code: string) =>
    office.post(`auth/two-factor/${path}`, { code }).catch((problem: unknown) => {
      if (problem instanceof ApiError && beginAnew.includes(problem.code)) setNeedsCode(false);
      throw problem;
    });
  return (
    <SignInFrame title={needsCode ? 'Al doilea pas' : 'Intrați în redacție'} hasError={error !== null}>
      <div className="office-stack">
        <ChangeProblem error={error} />
        {needsCode ? (
          <SecondFactorForm
            isBusy={isBusy}
            onCode={(code) => void enter(() => postCode('verify-totp', code))}
            onBackupCode={(code) => void enter(() => postCode('verify-backup-code', code))}
          />
        ) : (
          <>
            <PasswordForm
              isBusy={isBusy}
              onSubmit={(person) => void enter(() => office.post('auth/sign-in/email', person))}
            />
            {canUsePasskeys() && (
              <Button
                kind="line"
                type="button"
                disabled={isBusy}
                onClick={() => void enter(() => signInWithPasskey().then(() => null))}
              >
                Intrați cu o cheie de acces
              </Button>
            )}
            <p className="fine">Ați uitat parola? Un administrator vă poate da un link pentru una nouă.</p>
          </>
        )}
      </div>
    </SignInFrame>
  );
}

/** Returns the page the person wanted: within the back office, never another site. */
function pathOf(back: string | null): string {
  return back?.startsWith('/') && !back.startsWith('//') ? back : '/';
}

type Props = { isBusy: boolean; onSubmit: (person: { email: string; password: string }) => void };

/** Asks for e-mail and password. */
function PasswordForm({ isBusy, onSubmit }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email = '', password = '' } = formValues(event.currentTarget);
    onSubmit({ email, password });
  }
  return (
    <form className="office-stack" onSubmit={submit}>
      <TextField id="email" name="email" label="E-mail" type="email" autoComplete="username" required />
      <TextField
        id="password"
        name="password"
        label="Parolă"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button disabled={isBusy}>Intrați</Button>
    </form>
  );
}
