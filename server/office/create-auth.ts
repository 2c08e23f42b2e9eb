import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/tables.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { authTables, passkeyTable, twoFactorTables } from './auth-tables.ts';
import { revokeAccess } from './revoke-access.ts';
import type { SignInDesk } from './sign-in-desk.ts';
import { noteOfficeLock } from './sign-in-locks.ts';
import { RENEW_SECONDS, signInOptions } from './sign-in-options.ts';
import { withdrawLinks } from './withdraw-links.ts';

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

/**
 * Creates the sign-in of the back office: password, second factor, passkeys, sessions, over tables of our own. Accounts are made by
 * invitation only (invitations.ts).
 */
export function createAuth(options: Options) {
  const { origin, sessionHours } = options;
  return betterAuth({
    ...signInOptions({
      ...options,
      desk: officeDesk(options),
      product: PRODUCT,
      basePath: '/api/admin/auth',
      cookiePrefix: 'redactie',
    }),
    ...authTables(
      'office',
      { roles: { type: 'string[]', required: true, input: false } },
      { session: sessionHours * 3600, renew: RENEW_SECONDS },
    ),
    plugins: [
      // We count wrong codes ourselves: the library checks a code first and counts it afterwards.
      twoFactor({ issuer: PRODUCT, schema: twoFactorTables('office'), accountLockout: { enabled: false } }),
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
  });
}

function officeDesk({ db, outbox, origin, now }: Options): SignInDesk {
  return {
    async findAccount(userId) {
      const user = await db
        .selectFrom('office_users')
        .select(['deactivated_at', 'two_factor_enabled'])
        .where('id', '=', userId)
        .executeTakeFirst();
      return user && { isOpen: user.deactivated_at === null, twoFactorEnabled: user.two_factor_enabled };
    },
    async endTrust(userId, keptSession) {
      await revokeAccess(db, userId, keptSession);
      await withdrawLinks(db, { userId, email: null });
    },
    noteStep: (action, { id, name }) =>
      noteInAuditLog(db, { by: { id, name }, at: now(), action, subject: { kind: 'user', id } }),
    noteLock: (who, reason) => noteOfficeLock(who, reason, { db, outbox, origin, now: now() }),
  };
}
