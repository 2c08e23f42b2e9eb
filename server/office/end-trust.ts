import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/**
 * Ends everything an account is open by besides its password: sessions, browsers that need no second step, and sign-ins that wait for
 * theirs. Who sets a new password does so because somebody else may know the old one.
 * @param kept id of the session in which its owner is at work, which stays
 */
export async function endTrust(db: Kysely<Database>, userId: string, kept?: string): Promise<void> {
  await db
    .deleteFrom('office_sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .execute();
  // The value of both is the account; of the challenges of passkeys it is not.
  await db.deleteFrom('office_verifications').where('value', '=', userId).execute();
}
