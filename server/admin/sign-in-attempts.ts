import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { normalizeEmail } from '#domain/forms/email.ts';
import type { Database } from '#server/db/tables.ts';

/** Wrong passwords for one address before it has to rest; a passkey still opens. */
const ALLOWED_ATTEMPTS = 5;
const WINDOW_MINUTES = 15;

/**
 * Counts an attempt before its password is looked at, so that many at once count as many.
 * @returns open: it may be tried; just-locked: the first one too many; locked: one of those after it
 */
export async function beginAttempt(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<'open' | 'just-locked' | 'locked'> {
  const windowStart = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
  await db.deleteFrom('office_sign_in_attempts').where('since', '<', windowStart).execute();
  const { attempts } = await db
    .insertInto('office_sign_in_attempts')
    .values({ key: keyOf(email), attempts: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ attempts: sql`office_sign_in_attempts.attempts + 1` }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  if (attempts <= ALLOWED_ATTEMPTS) return 'open';
  return attempts === ALLOWED_ATTEMPTS + 1 ? 'just-locked' : 'locked';
}

/** Forgets the attempts of an address: the right password came. */
export async function forgetAttempts(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('office_sign_in_attempts').where('key', '=', keyOf(email)).execute();
}

// Attempts are kept under a hash: addresses that strangers type into the form are not ours to keep.
function keyOf(email: string): string {
  return createHash('sha256').update(normalizeEmail(email)).digest('base64url');
}
