import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { ApiError } from './api-error.ts';
import { ChangeProblem } from './change-problem.tsx';
import { useDesk } from './desk-context.ts';
import { formValues } from './form-values.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useChange } from './use-change.ts';

type Step = () => Promise<{ twoFactorRedirect?: boolean } | null>;

type Props = {
  title: string;
  /** further ways in, below the password */
  renderMore: (props: { isBusy: boolean; enter: (step: Step) => Promise<void> }) => ReactNode;
};

/** Refusals after which a code is useless: the sign-in starts again with the password. */
const beginAnew: readonly string[] = [
  'too_many_attempts_request_new_code',
  'invalid_two_factor_cookie',
  'code_used',
];

/** Asks for the password, then the second factor if there is one; whoever enters comes to the page they wanted. */
export function SignIn({ title, renderMore }: Props) {
  const { auth } = useDesk();
  const [needsCode, setNeedsCode] = useState(false);
  const { run, isBusy, error } = useChange();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function enter(step: Step) {
    const answer = await run(async () => (await step()) ?? {});
    if (answer?.twoFactorRedirect) setNeedsCode(true);
    else if (answer) await navigate(pathOf(search.get('inapoi')), { replace: true });
  }

  const postCode = (path: 'verify-totp' | 'verify-backup-code', code: string) =>
    auth.post(`auth/two-factor/${path}`, { code }).catch((problem: unknown) => {
      if (problem instanceof ApiError && beginAnew.includes(problem.code)) setNeedsCode(false);
      throw problem;
    });
  return (
    <SignInFrame title={needsCode ? 'Al doilea pas' : title} hasError={error !== null}>
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
              onSubmit={(person) => void enter(() => auth.post('auth/sign-in/email', person))}
            />
            {renderMore({ isBusy, enter })}
          </>
        )}
      </div>
    </SignInFrame>
  );
}

/** Returns the page the person wanted: within the desk, never another site. */
function pathOf(back: string | null): string {
  return back?.startsWith('/') && !back.startsWith('//') ? back : '/';
}

type PasswordProps = { isBusy: boolean; onSubmit: (person: { email: string; password: string }) => void };

/** Asks for e-mail and password. */
function PasswordForm({ isBusy, onSubmit }: PasswordProps) {
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
