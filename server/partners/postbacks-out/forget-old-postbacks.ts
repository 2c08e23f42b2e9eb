import type { Kysely } from 'kysely';
import { daysBefore } from '#domain/base/days/days-before.ts';
import type { Database } from '#server/db/tables.ts';

/** Answers of programs help to find a mistake; dead letters are stored as long. */
const ATTEMPTS_DAYS = 90;
/** Postbacks contain labels of a click, and are deleted about when clicks are. */
const POSTBACKS_DAYS = 25 * 31;

/** Deletes old attempts, and postbacks of conversions so old that no more postbacks follow. */
export async function forgetOldPostbacks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('outgoing_attempts').where('at', '<', daysBefore(now, ATTEMPTS_DAYS)).execute();
  await db.deleteFrom('outgoing_postbacks').where('made_at', '<', daysBefore(now, POSTBACKS_DAYS)).execute();
}
