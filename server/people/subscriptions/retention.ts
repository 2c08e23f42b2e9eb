import { daysBefore } from '#domain/base/days/days-before.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

const UNCONFIRMED_DAYS = 7;

/** Deletes requests unconfirmed for a week; their links end with them. */
export async function forgetUnconfirmed(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', daysBefore(now, UNCONFIRMED_DAYS))
    .execute();
}
