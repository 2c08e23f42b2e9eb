import { type AuthCall, codeCalls } from './auth-call.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { SignInDesk } from './sign-in-desk.ts';

type Options = {
  desk: Pick<SignInDesk, 'endTrust' | 'noteStep'>;
  attempts: SignInAttempts;
  browsers: KnownBrowsers;
};

/** Steps of a person's own sign-in that the audit log records, by the path of their call. */
const audited: Readonly<Record<string, string>> = {
  '/sign-in/email': 'sign-in.done',
  '/passkey/verify-authentication': 'sign-in.done',
  '/two-factor/verify-backup-code': 'sign-in.done',
  '/two-factor/disable': 'sign-in.two-factor-disabled',
  '/change-password': 'sign-in.password-changed',
  '/passkey/verify-registration': 'sign-in.passkey-added',
  '/passkey/delete-passkey': 'sign-in.passkey-removed',
};

/** Calls that end all access granted before them. */
const endsTrust: ReadonlySet<string> = new Set(['/change-password', '/two-factor/disable']);

/** Creates what follows a call that succeeded: attempts forgotten, older access ended, the step in the audit log. */
export function createAfterAuthCall({ desk, attempts, browsers }: Options) {
  return async (call: AuthCall): Promise<void> => {
    const { path, context } = call;
    if (context.returned instanceof Error) return;
    if (path === '/sign-in/email') await attempts.forget(await browsers.attemptOf(call));
    const user = context.newSession?.user ?? context.session?.user;
    if (user && codeCalls.has(path)) await attempts.forgetCodes(user.id);
    // All access ends, except in the browser of this call.
    const kept = (context.newSession ?? context.session)?.session.id;
    if (user && endsTrust.has(path)) await desk.endTrust(user.id, kept);
    const action = path === '/two-factor/verify-totp' ? totpAction(context.session) : audited[path];
    // A correct password that waits for its second factor is not a sign-in yet.
    const isHalfway = path === '/sign-in/email' && context.newSession?.user['twoFactorEnabled'] === true;
    if (!user || !action || isHalfway) return;
    if (action === 'sign-in.done') await browsers.remember(call, user.email);
    await desk.noteStep(action, user);
  };
}

/** The same call ends a sign-in and, in a session, the set-up of the second factor. */
function totpAction(session: unknown): string {
  return session ? 'sign-in.two-factor-enabled' : 'sign-in.done';
}
