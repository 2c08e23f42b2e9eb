import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Whose one-time links are meant: an account's, those sent to an address, or those to the first administrator, which have neither. */
export type LinkOwner = { userId: string | null; email: string | null };

/** Withdraws the one-time links of somebody that were not used yet. */
export async function withdrawLinks(db: Kysely<Database>, { userId, email }: LinkOwner): Promise<void> {
  await db
    .deleteFrom('office_invitations')
    .where('user_id', 'is not distinct from', userId)
    .where('email', 'is not distinct from', email)
    .where('used_at', 'is', null)
    .execute();
}
