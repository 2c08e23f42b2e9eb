import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { authTables, twoFactorTables } from '#server/office/auth-tables.ts';
import { type LockReason, noteLock } from '#server/office/note-lock.ts';
import type { SignInDesk } from '#server/office/sign-in-desk.ts';
import { RENEW_SECONDS, signInOptions } from '#server/office/sign-in-options.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { revokePartnerAccess } from './revoke-partner-access.ts';

type Options = {
  db: Kysely<Database>;
  /** origin of the partners' desk */
  origin: string;
  /** not that of the office: a cookie signed for one desk is invalid at the other */
  secret: string;
  sessionHours: number;
  /** mails partners about locks of their account */
  outbox: Pick<MailOutbox, 'add'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
};

export type PartnerAuth = ReturnType<typeof createPartnerAuth>;

const PRODUCT = 'Împrumut Clar, parteneri';

/**
 * Creates the sign-in of partners: password, second factor, sessions, over tables of their own. An account begins with the link that an
 * approval mails (partner-links.ts).
 */
export function createPartnerAuth(options: Options) {
  return betterAuth({
    ...signInOptions({
      ...options,
      desk: partnersDesk(options),
      product: PRODUCT,
      basePath: '/api/parteneri/auth',
      cookiePrefix: 'parteneri',
    }),
    ...authTables(
      'partner',
      { partnerId: { type: 'string', required: true, input: false, fieldName: 'partner_id' } },
      { session: options.sessionHours * 3600, renew: RENEW_SECONDS },
    ),
    plugins: [
      twoFactor({ issuer: PRODUCT, schema: twoFactorTables('partner'), accountLockout: { enabled: false } }),
    ],
  });
}

function partnersDesk({ db, outbox, origin, now }: Options): SignInDesk {
  const accounts = db.selectFrom('partner_users');
  return {
    async findAccount(userId) {
      const user = await accounts.select('two_factor_enabled').where('id', '=', userId).executeTakeFirst();
      // A paused or ended partner still signs in, to see the sums owed.
      return user && { isOpen: true, twoFactorEnabled: user.two_factor_enabled };
    },
    async endTrust(userId, keptSession) {
      await revokePartnerAccess(db, userId, keptSession);
      await db
        .deleteFrom('partner_links')
        .where('partner_id', 'in', accounts.select('partner_id').where('id', '=', userId))
        .execute();
    },
    async noteStep(action, { id }) {
      const user = await accounts.select('partner_id').where('id', '=', id).executeTakeFirst();
      if (!user) return;
      // The log of the office keeps the firm's number; its contact person may be erased.
      const subject = { kind: 'partner', id: user.partner_id };
      await noteInAuditLog(db, { by: { id: null, name: 'partener' }, at: now(), action, subject });
    },
    noteLock: (who, reason) =>
      noteLock(reason, {
        db,
        outbox,
        async findOwner(trx) {
          let found = trx.selectFrom('partner_users').select(['partner_id', 'email']);
          found = 'id' in who ? found.where('id', '=', who.id) : found.where('email', '=', who.email);
          const owner = await found.forUpdate().executeTakeFirst();
          return owner && { email: owner.email, subject: { kind: 'partner', id: owner.partner_id } };
        },
        mailOf: (why, email) => lockMail(why, email, origin),
        now: now(),
      }),
  };
}

function lockMail(reason: LockReason, to: string, origin: string): Mail {
  const what = {
    passwords:
      'Cineva a scris de mai multe ori o parolă greșită pentru contul dumneavoastră de partener. De acolo nu se mai poate intra timp de 15 minute. Dumneavoastră puteți intra dintr-un browser în care ați mai intrat.',
    codes:
      'Cineva a scris parola corectă a contului dumneavoastră de partener, apoi de zece ori un cod greșit. Timp de 15 minute nu se mai poate intra cu un cod. Dacă nu ați fost dumneavoastră, schimbați parola acum.',
  };
  return {
    kind: 'partner-locked',
    to,
    subject:
      reason === 'passwords'
        ? 'Parole greșite pentru contul dumneavoastră de partener'
        : 'Coduri greșite pentru contul dumneavoastră de partener',
    ...composeMail(
      [
        what[reason],
        { link: 'Deschideți contul', href: `${origin}/parteneri/cont/` },
        'Chiar dacă se mai întâmplă, vă scriem cel mult o dată pe zi.',
      ],
      origin,
    ),
  };
}
