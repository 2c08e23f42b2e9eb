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
} from '#domain/answers/office/password-problem.ts';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { revokeAccess } from './revoke-access.ts';
import { authTables, passkeyTable, twoFactorTables } from './auth-tables.ts';
import { type Attempt, createSignInAttempts, NETWORK_HEADER } from './sign-in-attempts.ts';
import { noteLock } from './sign-in-locks.ts';
import { withdrawLinks } from './withdraw-links.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

type Options = {
  db: Kysely<Database>;
  /** origin of the back office: passkeys belong to its host, and requests of other origins are refused */
  origin: string;
  secret: string;
  sessionHours: number;
  /** mails people about locks of their account */
  outbox: Pick<MailOutbox, 'add'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
};

export type Auth = ReturnType<typeof createAuth>;

const PRODUCT = 'Împrumut Clar, redacție';
/** Interval after which a used session is renewed. */
const RENEW_SECONDS = 15 * 60;

/** Distinguishes an account's own browsers while its password is being guessed; it grants no access. */
const KNOWN_BROWSER = { name: 'known_browser', maxAge: 365 * 86_400 };

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

const codeCalls: ReadonlySet<string> = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code']);

/** Calls that end all access granted before them. */
const endsTrust: ReadonlySet<string> = new Set(['/change-password', '/two-factor/disable']);

/** Calls that may open a session with more than a password behind it. */
const secondFactors: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

/**
 * Creates the sign-in of the back office: password, second factor, passkeys, sessions, over tables of our own. Accounts are made by
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
      // We count wrong codes ourselves: the library checks a code first and counts it afterwards.
      twoFactor({ issuer: PRODUCT, schema: twoFactorTables, accountLockout: { enabled: false } }),
      passkey({
        rpName: PRODUCT,
        origin,
        schema: passkeyTable,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey replaces password and second factor only if it required a finger, face or PIN.
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
      // Full addresses are stored nowhere.
      ipAddress: { disableIpTracking: true },
    },
    // We count ourselves: attempts for an account in the database, calls of a network in office-routes.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // A failure of ours goes on to the error handler of the office's calls, which logs it; a refusal is an answer.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error;
      },
    },
    // Wrong passwords are not logged; problems arrive as errors.
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
            // A code is valid for a minute and a half: somebody who reads it over a shoulder must not be able to reuse it.
            const { code } = (context?.body ?? {}) as { code?: unknown };
            const isByCode = context?.path === '/two-factor/verify-totp';
            if (isByCode && !(await attempts.useCode(userId, String(code), now()))) {
              throw new APIError('UNAUTHORIZED', { code: 'CODE_USED' });
            }
            // For an account with a second factor a password opens a session only in a trusted browser.
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
        // A correct password that waits for its second factor is not a sign-in yet.
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

  /** Counts the codes after a correct password; a code without a sign-in in progress opens nothing. */
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

  /** Ends all access after a new password or a removed second factor, except in the browser of this call. */
  async function endTrustOfOthers({ context }: Call, userId: string): Promise<void> {
    await revokeAccess(db, userId, (context.newSession ?? context.session)?.session.id);
    await withdrawLinks(db, { userId, email: null });
  }
}

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

function emailOf(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

/** The same call ends a sign-in and, in a session, the set-up of the second factor. */
function totpAction(session: unknown): string {
  return session ? 'sign-in.two-factor-enabled' : 'sign-in.done';
}
