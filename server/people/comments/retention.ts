import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { eraseFromAuditLog } from '#server/shared/changes/erase-from-audit-log.ts';

const DAY_MS = 86_400_000;
const UNCONFIRMED_DAYS = 30;
const REFUSED_DAYS = 90;

/** Removes unconfirmed reviews and rejected texts when their time is over. */
export async function forgetOldComments(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .deleteFrom('reviews')
    .where('confirmed_at', 'is', null)
    .where('status', '=', 'pending')
    .where('email', 'is not', null)
    .where('created_at', '<', before(UNCONFIRMED_DAYS))
    .execute();
  for (const table of ['comments', 'reviews'] as const) {
    await db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom(table)
        .where('status', 'in', ['rejected', 'spam'])
        .where('decided_at', '<', before(REFUSED_DAYS))
        .returning('id')
        .execute();
      // A later request for erasure could not find its author in the audit log any more.
      await eraseFromAuditLog(
        trx,
        gone.map(({ id }) => id),
      );
    });
  }
}
