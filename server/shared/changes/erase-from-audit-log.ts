import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Removes the texts of comments and reviews from the office's log: which colleague decided what, and when, stays. */
export async function eraseFromAuditLog(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update audit_log set before = before - 'text', after = after - 'text'
    where subject_kind in ('comment', 'review') and subject_id = any(${ids})`.execute(db);
}
