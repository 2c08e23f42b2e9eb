import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useMe } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordChange } from '#app/desk/password-change.tsx';
import { SecondFactor } from '#app/desk/second-factor.tsx';
import { Sessions } from '#app/desk/sessions.tsx';
import { WaitingMail } from './waiting-mail.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const [passkeys, sessions] = await Promise.all([
    load('auth/passkey/list-user-passkeys', args),
    load('auth/list-sessions', args),
  ]);
  return { passkeys, sessions };
}

/** /admin/cont/: shows how a person signs in, and their open sessions. */
export function Component() {
  const { passkeys, sessions } = useLoaderData<typeof loader>();
  const { officer, wantsWaitingMail } = useMe();
  return (
    <>
      <OfficeHead title="Contul meu" />
      <p>
        {officer.name}, {officer.email}
      </p>
      <div className="office-narrow">
        <SecondFactor isEnabled={officer.twoFactorEnabled} />
        <WaitingMail isOn={wantsWaitingMail} />
        <Passkeys passkeys={passkeys} />
        <PasswordChange />
        <Sessions sessions={sessions} currentId={officer.sessionId} />
      </div>
    </>
  );
}
