import { createHmac, randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/answers/office/password-problem.ts';
import { createAfterAuthCall } from './after-auth-call.ts';
import { authTables, passkeyTable, twoFactorTables } from './auth-tables.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';
import { createSignInGuard } from './sign-in-guard.ts';
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

/**
 * Creates the sign-in of the back office: password, second factor, passkeys, sessions, over tables of our own. Accounts are made by
 * invitation only (invitations.ts).
 */
export function createAuth({ db, origin, secret, sessionHours, outbox, logger, now }: Options) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const attempts = createSignInAttempts(db, hash);
  const browsers = createKnownBrowsers(secret, hash);
  const guard = createSignInGuard({ db, origin, secret, outbox, attempts, browsers, now });
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
      session: { create: { before: (session, call) => guard.beforeSession(session, call) } },
    },
    hooks: {
      before: createAuthMiddleware((call) => guard.beforeCall(call)),
      after: createAuthMiddleware(createAfterAuthCall({ db, attempts, browsers, now })),
    },
  });
}
