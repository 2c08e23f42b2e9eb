import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import { createInvitation } from './invitations.ts';

/** Makes the token of a new password for a user, with an entry in the audit log. @returns undefined when there is no such user */
export async function newPasswordToken(
  db: Kysely<Database>,
  id: string,
  { by, now }: { by: Author; now: Date },
): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('office_users').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) return undefined;
    const subject = { kind: 'user', id };
    await addToAuditLog(trx, { by, at: now, action: 'user.new-password-link', subject });
    return await createInvitation(trx, { invited: { for: 'new-password', userId: id }, now });
  });
}
