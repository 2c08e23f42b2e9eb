import { APIError, getSessionFromCtx } from 'better-auth/api';
import { passwordProblem } from '#domain/answers/office/password-problem.ts';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { type AuthCall, codeCalls } from './auth-call.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { SignInDesk } from './sign-in-desk.ts';

type Options = {
  desk: Pick<SignInDesk, 'findAccount' | 'noteLock'>;
  secret: string;
  attempts: SignInAttempts;
  browsers: KnownBrowsers;
  now: () => Date;
};

/** Calls that may open a session with more than a password behind it. */
const secondFactors: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

/** Creates what may refuse a call of the sign-in before its work is done. @throws {APIError} from each of them, with a code */
export function createSignInGuard({ desk, secret, attempts, browsers, now }: Options) {
  async function admitAttempt(call: AuthCall): Promise<void> {
    const attempt = await browsers.attemptOf(call);
    const answer = await attempts.begin(attempt, now());
    if (answer === 'open') return;
    if (answer === 'just-locked') {
      await desk.noteLock({ email: normalizeEmail(attempt.email) }, 'passwords');
    }
    throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_LOCKED' });
  }

  /** Counts the codes after a correct password; a code without a sign-in in progress opens nothing. */
  async function admitCode(call: AuthCall): Promise<void> {
    const challenge = await call.getSignedCookie(call.context.createAuthCookie('two_factor').name, secret);
    if (!challenge) return;
    const id = (await call.context.internalAdapter.findVerificationValue(challenge))?.value;
    if (id === undefined) return;
    const answer = await attempts.beginCode(id, now());
    if (answer === 'open') return;
    if (answer === 'just-locked') await desk.noteLock({ id }, 'codes');
    throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_TEMPORARILY_LOCKED' });
  }

  return {
    /** Refuses attempts beyond their limit, and weak new passwords. */
    async beforeCall(call: AuthCall): Promise<void> {
      if (call.path === '/sign-in/email') await admitAttempt(call);
      if (codeCalls.has(call.path)) await admitCode(call);
      if (call.path === '/change-password') await refuseWeakPassword(call);
    },

    /** Refuses a session to deactivated people and to used codes. @returns whether the session has a second factor behind it */
    async beforeSession({ userId }: { userId: string }, call: SessionCall | null) {
      const account = await desk.findAccount(userId);
      if (!account?.isOpen) throw new APIError('FORBIDDEN', { code: 'DEACTIVATED' });
      // A code is valid for a minute and a half: an onlooker must not be able to reuse it.
      const { code } = (call?.body ?? {}) as { code?: unknown };
      const isByCode = call?.path === '/two-factor/verify-totp';
      if (isByCode && !(await attempts.useCode(userId, String(code), now()))) {
        throw new APIError('UNAUTHORIZED', { code: 'CODE_USED' });
      }
      // For an account with a second factor a password opens a session only in a trusted browser.
      const isByPassword = call?.path === '/sign-in/email' && !account.twoFactorEnabled;
      return { data: { hasSecondFactor: !isByPassword && secondFactors.has(call?.path ?? '') } };
    },
  };
}

type SessionCall = { path?: string; body?: unknown };

async function refuseWeakPassword(call: AuthCall): Promise<void> {
  const { newPassword } = (call.body ?? {}) as { newPassword?: unknown };
  const user = (await getSessionFromCtx(call))?.user;
  const problem = passwordProblem(String(newPassword), user ? [user.name, user.email] : []);
  if (problem) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_WEAK', message: problem });
}
