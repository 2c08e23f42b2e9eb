import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

const UNCONFIRMED_MS = 7 * 86_400_000;

/** Deletes requests unconfirmed for a week; their links end with them. */
export async function forgetUnconfirmed(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', new Date(now.getTime() - UNCONFIRMED_MS))
    .execute();
}
