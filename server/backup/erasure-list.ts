import type { Kysely } from 'kysely';
import { z } from 'zod';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { defineJob, type Jobs } from '#server/jobs/jobs.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPlace, readText } from './backup-place.ts';

/** The file beside the backups. */
export const ERASURES_FILE = 'erasures.json';

const momentSchema = z.iso.datetime().transform((text) => new Date(text));
const erasureSchema = z.union([
  z.object({
    /** of the request on record, which says whether a restored database knows of it */
    reference: z.string(),
    /** keyed by the site's own key, which is inside the backups alone */
    emailHash: z.hex(),
    at: momentSchema,
  }),
  z.object({
    /** sha-256 of a kept copy of a source, whose content was erased */
    file: z.hex(),
    because: z.string(),
    at: momentSchema,
  }),
]);
export type Erasure = z.output<typeof erasureSchema>;

const listSchema = z.array(erasureSchema);

/** Writes the list beside the backups as soon as somebody's data were erased. */
export const keepErasures = defineJob<Record<string, never>>('keep-erasures', {
  retryLimit: 30,
  retryDelay: 30,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
});

/** Does that job. */
export async function workOnErasures(
  jobs: Pick<Jobs, 'work'>,
  db: Kysely<Database>,
  place: BackupPlace,
): Promise<void> {
  await jobs.work(keepErasures, () => writeErasures(db, place));
}

/** Puts all erasures on record beside the backups; what only the list there knows stays in it. */
export async function writeErasures(db: Kysely<Database>, place: BackupPlace): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two that write at once would each lack what the other one read.
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

/** The list beside the backups of a place; undefined when there is none. @throws {BackupError} when it can not be read */
export async function readErasures(place: BackupPlace): Promise<Erasure[] | undefined> {
  const text = await readText(place, ERASURES_FILE);
  if (text === undefined) return undefined;
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`Lista ștergerilor din ${place.name} (${ERASURES_FILE}) nu poate fi citită.`);
  }
}
