import type { Kysely } from 'kysely';
import { z } from 'zod';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPlace, readText } from './backup-place.ts';

/** Name of the file beside the backups. */
export const ERASURES_FILE = 'erasures.json';

const momentSchema = z.iso.datetime().transform((text) => new Date(text));
const erasureSchema = z.union([
  z.object({
    /** of the recorded request: shows whether a restored database has the erasure */
    reference: z.string(),
    /** HMAC with the site's own key, which exists in the backups alone */
    emailHash: z.hex(),
    at: momentSchema,
  }),
  z.object({
    /** sha-256 of the stored copy of a source whose content was erased */
    file: z.hex(),
    because: z.string(),
    at: momentSchema,
  }),
]);
export type Erasure = z.output<typeof erasureSchema>;

const listSchema = z.array(erasureSchema);

/** Writes the list beside the backups as soon as somebody's data are erased. */
export const keepErasures = defineJob<Record<string, never>>('keep-erasures', {
  retryLimit: 30,
  retryDelay: 30,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
});

/** Registers the worker of that job. */
export async function workOnErasures(
  jobs: Pick<Jobs, 'work'>,
  db: Kysely<Database>,
  place: BackupPlace,
): Promise<void> {
  await jobs.work(keepErasures, () => writeErasures(db, place));
}

/** Writes all recorded erasures beside the backups; entries that only the list there has are kept. */
export async function writeErasures(db: Kysely<Database>, place: BackupPlace): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two concurrent writes would each lose the entries the other one read.
    await lockUntilCommit(trx, 'erasureList');
    const rows = await trx
      .selectFrom('data_requests')
      .select(['reference', 'email_hash', 'created_at'])
      .where('kind', '=', 'erasure')
      .execute();
    const files = await trx
      .selectFrom('evidence_files')
      .select(['hash', 'erased_at', 'erased_because'])
      .where('erased_at', 'is not', null)
      .execute();
    const nameOf = (erasure: Erasure) => ('file' in erasure ? erasure.file : erasure.reference);
    const list = new Map((await readErasures(place))?.map((erasure) => [nameOf(erasure), erasure]));
    for (const { reference, email_hash: hash, created_at: at } of rows)
      list.set(reference, { reference, emailHash: hash.toString('hex'), at });
    for (const { hash: file, erased_at: at, erased_because: because } of files)
      if (at && because !== null) list.set(file, { file, because, at });
    await place.put(ERASURES_FILE, new Blob([JSON.stringify([...list.values()], null, 1)]));
  });
}

/** Reads the list beside the backups of a place; undefined if there is none. @throws {BackupError} when the list cannot be read */
export async function readErasures(place: BackupPlace): Promise<Erasure[] | undefined> {
  const text = await readText(place, ERASURES_FILE);
  if (text === undefined) return undefined;
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`Lista ștergerilor din ${place.name} (${ERASURES_FILE}) nu poate fi citită.`);
  }
}
