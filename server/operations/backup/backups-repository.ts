import type { Kysely } from 'kysely';
import { isBackupLate } from '#domain/answers/backup/backup-times.ts';
import type { BackupState } from '#domain/answers/office/operations.ts';
import type { Database } from '#server/db/tables.ts';

const KEPT_DAYS = 120;
const DAY_MS = 86_400_000;

/** Records an attempt before it begins. @returns its number */
export async function noteAttempt(
  db: Kysely<Database>,
  attempt: { place: string; name: string; at: Date },
): Promise<string> {
  const { at: begun_at, place, name } = attempt;
  await db
    .deleteFrom('backups')
    .where('begun_at', '<', new Date(begun_at.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
  const { id } = await db
    .insertInto('backups')
    .values({ begun_at, place, name, bytes: null, checked_at: null, problem: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the outcome of an attempt. */
export async function noteOutcome(
  db: Kysely<Database>,
  id: string,
  outcome: { bytes: number; at: Date } | { problem: string },
): Promise<void> {
  const values =
    'problem' in outcome ? { problem: outcome.problem } : { bytes: outcome.bytes, checked_at: outcome.at };
  await db.updateTable('backups').set(values).where('id', '=', id).execute();
}

/**
 * Reads the state of the site's backups, for the office and the operator.
 * @param place of the daily backup; null: there is none, so none is late
 */
export async function readBackupState(
  db: Kysely<Database>,
  { place, now }: { place: string | null; now: Date },
): Promise<BackupState> {
  const last = await db
    .selectFrom('backups')
    .select(['begun_at as madeAt', 'place', 'name', 'bytes', 'checked_at as checkedAt'])
    .where('checked_at', 'is not', null)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .$narrowType<{ bytes: number; checkedAt: Date }>()
    .executeTakeFirst();
  const problem = await db
    .selectFrom('backups')
    .select(['begun_at as at', 'problem as text'])
    .where('problem', 'is not', null)
    .where('begun_at', '>', last?.madeAt ?? new Date(0))
    .orderBy('begun_at', 'desc')
    .limit(1)
    .$narrowType<{ text: string }>()
    .executeTakeFirst();
  const first = await db
    .selectFrom('backups')
    .select(({ fn }) => fn.min('begun_at').as('at'))
    .executeTakeFirst();
  return {
    place,
    last: last ?? null,
    problem: problem ?? null,
    isLate: place !== null && isBackupLate(now, last?.madeAt ?? first?.at ?? null),
  };
}
