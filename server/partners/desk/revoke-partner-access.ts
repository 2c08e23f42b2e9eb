import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/**
 * Ends every access of a partner's account besides its password: sessions, trusted browsers, sign-ins that wait for their code.
 * @param kept id of the owner's present session, which stays
 */
export async function revokePartnerAccess(
  db: Kysely<Database>,
  userId: string,
  kept?: string,
): Promise<void> {
  await db
    .deleteFrom('partner_sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .execute();
  await db.deleteFrom('partner_verifications').where('value', '=', userId).execute();
}
