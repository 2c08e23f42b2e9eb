import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isBackupDue } from '#domain/answers/backup/backup-times.ts';
import type { Database } from '#server/db/tables.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { readBackupState } from './backups-repository.ts';

/**
 * Makes a backup as `npm run backup` does, in a process of its own: packing and encrypting would block the site's process. The
 * environment passes the settings, the passphrase among them.
 */
export async function makeBackupApart(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(projectFolder, 'scripts/backup.ts')]);
}

type Options = {
  db: Kysely<Database>;
  /** place of the backups, as shown to people */
  place: string;
  /** makes a backup in a process of its own */
  make: () => Promise<void>;
  timeZone: string;
  now: () => Date;
  logger: Pick<Logger, 'error'>;
};

/** Checks every hour, so that a failed or missed backup is repeated at the next check. */
const lookForBackup = defineJob<Record<string, never>>('look-for-backup', {
  retryLimit: 0,
  expireInSeconds: 3 * 3_600,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 86_400,
});

/** Makes the daily backup on one instance of all; that it is overdue is a line of the doctor, which the operator is mailed. */
export async function scheduleBackups({ jobs, ...options }: Options & { jobs: Jobs }): Promise<void> {
  await jobs.work(lookForBackup, async () => {
    try {
      await backUpWhenDue(options);
    } catch (error) {
      options.logger.error({ err: error }, 'the look for backups failed');
    }
  });
  await jobs.schedule(lookForBackup, '12 * * * *');
  await throughRestarts(() => jobs.send(lookForBackup, {}, options.db));
}

/** Makes a backup if one is due. @returns whether one was due; a failure is logged, and `make` has recorded it */
export async function backUpWhenDue({ db, place, make, timeZone, now, logger }: Options): Promise<boolean> {
  const { last } = await readBackupState(db, { place, now: now() });
  if (!isBackupDue(now(), last?.madeAt ?? null, timeZone)) return false;
  try {
    await make();
  } catch (error) {
    logger.error({ err: error }, 'the backup was not made');
  }
  return true;
}
