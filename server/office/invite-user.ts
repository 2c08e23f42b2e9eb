import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import { createInvitation, type Invited, invitationLink } from './invitations.ts';
import { invitationMail } from './invitation-mail.ts';
import type { OfficeServices } from './office-services.ts';

type Options = Pick<OfficeServices, 'origin' | 'mail'> & { by: Author; now: Date };

/** Invites a person by mail, with an entry in the audit log. @returns the link; undefined when the address has an account */
export async function inviteUser(
  db: Kysely<Database>,
  invited: Extract<Invited, { for: 'new' }>,
  { by, origin, mail, now }: Options,
): Promise<string | undefined> {
  const { email, name, roles } = invited;
  return await db.transaction().execute(async (trx) => {
    const taken = await trx
      .selectFrom('office_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (taken) return undefined;
    await addToAuditLog(trx, {
      by,
      at: now,
      action: 'user.invited',
      subject: { kind: 'user', id: email },
      after: { name, roles },
    });
    const link = invitationLink(origin, await createInvitation(trx, { invited, now }));
    await mail.outbox.add(trx, invitationMail(email, { by, roles, link, origin: mail.origin }));
    return link;
  });
}
