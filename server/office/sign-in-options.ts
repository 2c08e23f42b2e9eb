import { createHmac, randomUUID } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/answers/office/password-problem.ts';
import type { Database } from '#server/db/tables.ts';
import { createAfterAuthCall } from './after-auth-call.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';
import type { SignInDesk } from './sign-in-desk.ts';
import { createSignInGuard } from './sign-in-guard.ts';

type Options = {
  db: Kysely<Database>;
  desk: SignInDesk;
  /** name of the account in authenticator apps */
  product: string;
  origin: string;
  secret: string;
  basePath: `/api/${string}/auth`;
  cookiePrefix: string;
  logger: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
};

/** Interval after which a used session is renewed. */
export const RENEW_SECONDS = 15 * 60;

/** Options of the sign-in library that are the same at every desk: passwords, cookies, limits, and what surrounds each call. */
export function signInOptions({ db, desk, product, origin, secret, basePath, ...options }: Options) {
  const { cookiePrefix, logger, now } = options;
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const attempts = createSignInAttempts(db, hash);
  const browsers = createKnownBrowsers(secret, hash);
  const guard = createSignInGuard({ desk, secret, attempts, browsers, now });
  return {
    appName: product,
    baseURL: origin,
    basePath,
    secret,
    trustedOrigins: [origin],
    database: { db, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => randomUUID() },
      // Full addresses are stored nowhere.
      ipAddress: { disableIpTracking: true },
    },
    // We count ourselves: attempts for an account in the database, calls of a network where the routes are registered.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // A failure of ours goes on to the error handler of the desk's calls, which logs it; a refusal is an answer.
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
      after: createAuthMiddleware(createAfterAuthCall({ desk, attempts, browsers })),
    },
  } as const satisfies BetterAuthOptions;
}
