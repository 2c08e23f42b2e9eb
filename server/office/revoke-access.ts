import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/**
 * Ends every access of an account besides its password: sessions, trusted browsers, and sign-ins waiting for their second factor. A
 * person sets a new password because somebody else may know the old one.
 * @param kept id of the owner's present session, which stays
 */
export async function revokeAccess(db: Kysely<Database>, userId: string, kept?: string): Promise<void> {
  await db
    .deleteFrom('office_sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .execute();
  // The value of these two kinds is the account's id; that of passkey challenges is not.
  await db.deleteFrom('office_verifications').where('value', '=', userId).execute();
}
