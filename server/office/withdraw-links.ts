import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Owner of one-time links: an account, an address, or the first administrator, who has neither. */
export type LinkOwner = { userId: string | null; email: string | null };

/** Withdraws the unused one-time links of an owner. */
export async function withdrawLinks(db: Kysely<Database>, { userId, email }: LinkOwner): Promise<void> {
  await db
    .deleteFrom('office_invitations')
    .where('user_id', 'is not distinct from', userId)
    .where('email', 'is not distinct from', email)
    .where('used_at', 'is', null)
    .execute();
}
