import { createHmac, randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordProblem,
} from '#domain/office/password-problem.ts';
import { normalizeEmail } from '#domain/forms/email.ts';
import { noteInAuditLog } from './audit-log.ts';
import { endTrust } from './end-trust.ts';
import { authTables, passkeyTable, twoFactorTables } from './auth-tables.ts';
import { type Attempt, createSignInAttempts, NETWORK_HEADER } from './sign-in-attempts.ts';
import { noteLock } from './sign-in-locks.ts';
import { withdrawLinks } from './withdraw-links.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';

type Options = {
  db: Kysely<Database>;
  /** where the back office is opened: passkeys belong to its host, and requests of other origins are refused */
  origin: string;
  secret: string;
  sessionHours: number;
  /** tells people of locks of their account */
  outbox: Pick<MailOutbox, 'add'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
};

export type Auth = ReturnType<typeof createAuth>;

const PRODUCT = 'Împrumut Clar, redacție';
/** How long a session lives on, counted anew when it is used this long after the last time. */
const RENEW_SECONDS = 15 * 60;

/** Tells an account's browsers from others when somebody guesses its password; it opens nothing. */
const KNOWN_BROWSER = { name: 'known_browser', maxAge: 365 * 86_400 };

/** Steps of a person's own sign-in that the audit log keeps, by the path of the call that makes them. */
const audited: Readonly<Record<string, string>> = {
  '/sign-in/email': 'sign-in.done',
  '/passkey/verify-authentication': 'sign-in.done',
  '/two-factor/verify-backup-code': 'sign-in.done',
  '/two-factor/disable': 'sign-in.two-factor-disabled',
  '/change-password': 'sign-in.password-changed',
  '/passkey/verify-registration': 'sign-in.passkey-added',
  '/passkey/delete-passkey': 'sign-in.passkey-removed',
};

const codeCalls: ReadonlySet<string> = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code']);

/** Calls after which nobody is in by what held before. */
const endsTrust: ReadonlySet<string> = new Set(['/change-password', '/two-factor/disable']);

/** Calls that open a session which has more than a password behind it. */
const secondFactors: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

/**
 * Sign-in of the back office: password, second factor, passkeys, sessions, over tables of our own. Accounts are made by
 * invitation only (invitations.ts).
 */
export function createAuth({ db, origin, secret, sessionHours, outbox, logger, now }: Options) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const attempts = createSignInAttempts(db, hash);
  return betterAuth({
    appName: PRODUCT,
    baseURL: origin,
    basePath: '/api/admin/auth',
    secret,
    trustedOrigins: [origin],
    database: { db, type: 'postgres', transaction: true },
    ...authTables(sessionHours * 3600, RENEW_SECONDS),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    plugins: [
      // Wrong codes are counted by ourselves: the library looks at a code first and counts it afterwards.
      twoFactor({ issuer: PRODUCT, schema: twoFactorTables, accountLockout: { enabled: false } }),
      passkey({
        rpName: PRODUCT,
        origin,
        schema: passkeyTable,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey stands for password and second factor together only when it asked for finger, face or PIN.
          async afterVerification({ verification }) {
            if (!verification.authenticationInfo.userVerified) {
              throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
            }
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: 'redactie',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => randomUUID() },
      // Whole addresses are kept nowhere.
      ipAddress: { disableIpTracking: true },
    },
    // Counted by ourselves: attempts for an account in the database, calls of a network in office-routes.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // A failure of ours goes on to the error handler of the office's calls, which logs it; a refusal is an answer.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error;
      },
    },
    // Wrong passwords are no news; what is comes as an error.
    logger: { level: 'error', log: (_level, message, ...rest) => logger.error({ rest }, message) },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }, context) {
            const user = await db
              .selectFrom('office_users')
              .select(['deactivated_at', 'two_factor_enabled'])
              .where('id', '=', userId)
              .executeTakeFirst();
            if (user?.deactivated_at !== null) throw new APIError('FORBIDDEN', { code: 'DEACTIVATED' });
            // A code stays right for a minute and a half: whoever reads it over a shoulder must not come in behind its owner.
            const { code } = (context?.body ?? {}) as { code?: unknown };
            const isByCode = context?.path === '/two-factor/verify-totp';
            if (isByCode && !(await attempts.useCode(userId, String(code), now()))) {
              throw new APIError('UNAUTHORIZED', { code: 'CODE_USED' });
            }
            // Of an account with a second factor a password opens nothing but a browser that gave a code before.
            const isByPassword = context?.path === '/sign-in/email' && !user.two_factor_enabled;
            return { data: { hasSecondFactor: !isByPassword && secondFactors.has(context?.path ?? '') } };
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { path, body } = context;
        if (path === '/sign-in/email') await admitAttempt(await attemptOf(context));
        if (codeCalls.has(path)) await admitCode(context);
        if (path === '/change-password') {
          const { newPassword } = (body ?? {}) as { newPassword?: unknown };
          const user = (await getSessionFromCtx(context))?.user;
          const problem = passwordProblem(String(newPassword), user ? [user.name, user.email] : []);
          if (problem) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_WEAK', message: problem });
        }
      }),
      after: createAuthMiddleware(async (call) => {
        const { path, context } = call;
        if (context.returned instanceof Error) return;
        if (path === '/sign-in/email') await attempts.forget(await attemptOf(call));
        const user = context.newSession?.user ?? context.session?.user;
        if (user && codeCalls.has(path)) await attempts.forgetCodes(user.id);
        if (user && endsTrust.has(path)) await endTrustOfOthers(call, user.id);
        const action = path === '/two-factor/verify-totp' ? totpAction(context.session) : audited[path];
        // A right password that waits for its second factor is no sign-in yet.
        const isHalfway = path === '/sign-in/email' && context.newSession?.user['twoFactorEnabled'] === true;
        if (!user || !action || isHalfway) return;
        if (action === 'sign-in.done') await rememberBrowser(call, user.email);
        await noteInAuditLog(db, {
          by: { id: user.id, name: user.name },
          at: now(),
          action,
          subject: { kind: 'user', id: user.id },
        });
      }),
    },
  });

  async function admitAttempt(attempt: Attempt): Promise<void> {
    const answer = await attempts.begin(attempt, now());
    if (answer === 'open') return;
    if (answer === 'just-locked') {
      await noteLock({ email: normalizeEmail(attempt.email) }, 'passwords', {
        db,
        outbox,
        origin,
        now: now(),
      });
    }
    throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_LOCKED' });
  }

  async function attemptOf(call: Call): Promise<Attempt> {
    const email = emailOf(call.body);
    const { name } = call.context.createAuthCookie(KNOWN_BROWSER.name);
    const known = await call.getSignedCookie(name, secret);
    const isOfAccount = known ? known.startsWith(`${hash(normalizeEmail(email))}.`) : false;
    return {
      email,
      network: call.headers?.get(NETWORK_HEADER) ?? '',
      browser: isOfAccount && known ? known : null,
    };
  }

  async function rememberBrowser(call: Call, email: string): Promise<void> {
    const { name, attributes } = call.context.createAuthCookie(KNOWN_BROWSER.name, {
      maxAge: KNOWN_BROWSER.maxAge,
    });
    await call.setSignedCookie(name, `${hash(normalizeEmail(email))}.${randomUUID()}`, secret, attributes);
  }

  /** Counts the code of somebody whose password was right; a code that belongs to no sign-in opens nothing. */
  async function admitCode(call: Call): Promise<void> {
    const challenge = await call.getSignedCookie(call.context.createAuthCookie('two_factor').name, secret);
    if (!challenge) return;
    const id = (await call.context.internalAdapter.findVerificationValue(challenge))?.value;
    if (id === undefined) return;
    const answer = await attempts.beginCode(id, now());
    if (answer === 'open') return;
    if (answer === 'just-locked') await noteLock({ id }, 'codes', { db, outbox, origin, now: now() });
    throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_TEMPORARILY_LOCKED' });
  }

  /** A new password, or no second factor any more: whoever was let in by what was before is out, but for the browser of this call. */
  async function endTrustOfOthers({ context }: Call, userId: string): Promise<void> {
    await endTrust(db, userId, (context.newSession ?? context.session)?.session.id);
    await withdrawLinks(db, { userId, email: null });
  }
}

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

function emailOf(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

/** The same call ends a sign-in and, for somebody who is in, the setting up of the second factor. */
function totpAction(session: unknown): string {
  return session ? 'sign-in.two-factor-enabled' : 'sign-in.done';
}
