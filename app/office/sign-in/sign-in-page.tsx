import { SignIn } from '#app/desk/sign-in.tsx';
import { Button } from '#app/ui/button.tsx';
import { canUsePasskeys, signInWithPasskey } from './passkey.ts';

/** /admin/intrare/: asks for the password, then the second factor if there is one; or for a passkey alone. */
export function Component() {
  return (
    <SignIn
      title="Intrați în redacție"
      renderMore={({ isBusy, enter }) => (
        <>
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
    />
  );
}
