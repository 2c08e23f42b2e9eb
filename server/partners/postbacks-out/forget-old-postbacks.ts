import type { Kysely } from 'kysely';
import { daysBefore } from '#domain/base/days/days-before.ts';
import type { Database } from '#server/db/tables.ts';

/** Answers of programs are of use while somebody looks for a mistake; dead letters are kept as long. */
const ATTEMPTS_DAYS = 90;
/** What was told holds labels of a click, and goes about when clicks do. */
const POSTBACKS_DAYS = 25 * 31;

/** Deletes old attempts, and what was told of conversions so long ago that nothing more is told of them. */
export async function forgetOldPostbacks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('outgoing_attempts').where('at', '<', daysBefore(now, ATTEMPTS_DAYS)).execute();
  await db.deleteFrom('outgoing_postbacks').where('made_at', '<', daysBefore(now, POSTBACKS_DAYS)).execute();
}
