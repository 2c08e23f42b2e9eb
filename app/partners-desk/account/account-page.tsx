import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { PasswordChange } from '#app/desk/password-change.tsx';
import { SecondFactor } from '#app/desk/second-factor.tsx';
import { Sessions } from '#app/desk/sessions.tsx';
import { load } from '#app/partners-desk/call-api.ts';
import { useMe } from '#app/partners-desk/frame/me.ts';

export const loader = (args: LoaderFunctionArgs) => load('auth/list-sessions', args);

/** /parteneri/cont/: shows the firm, how its person signs in, and their open sessions. */
export function Component() {
  const sessions = useLoaderData<typeof loader>();
  const { legalName, taxCode, website, providerId, name, email, twoFactorEnabled, sessionId } = useMe();
  return (
    <>
      <OfficeHead title="Contul meu" />
      <p>
        {legalName}, cod fiscal {taxCode}. Site: {website}. În linkuri: <code>pid={providerId}</code>
      </p>
      <p>
        {name}, {email}
      </p>
      <div className="office-narrow">
        <SecondFactor isEnabled={twoFactorEnabled} />
        <PasswordChange />
        <Sessions sessions={sessions} currentId={sessionId} />
      </div>
    </>
  );
}
