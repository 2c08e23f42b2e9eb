import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isBackupDue } from '#domain/answers/backup/backup-times.ts';
import type { Database } from '#server/db/tables.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { readBackupState } from './backups-repository.ts';
import { lateBackupMail } from './late-backup-mail.ts';

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
  outbox: Pick<MailOutbox, 'add'>;
  /** recipient of the warning, and the origin of the site for the link to the office */
  mail: { operator: string; origin: string };
  timeZone: string;
  now: () => Date;
  logger: Pick<Logger, 'error'>;
};

/** Checks every hour, so that the next check makes up for a failed or missed backup. */
const lookForBackup = defineJob<Record<string, never>>('look-for-backup', {
  retryLimit: 0,
  expireInSeconds: 3 * 3_600,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 86_400,
});

/** Makes the daily backup on one instance of all, and warns the operator when a backup is long overdue. */
export async function scheduleBackups({ jobs, ...options }: Options & { jobs: Jobs }): Promise<void> {
  await jobs.work(lookForBackup, async () => {
    try {
      await backUpWhenDue(options);
      await tellWhenLate(options);
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

const DAY_MS = 86_400_000;

/** Mails the operator when there is no good backup for 26 hours, once a day while that lasts. */
export async function tellWhenLate({ db, place, outbox, mail, timeZone, now }: Options): Promise<void> {
  const state = await readBackupState(db, { place, now: now() });
  if (!state.isLate) return;
  await db.transaction().execute(async (trx) => {
    const letter = lateBackupMail(state, { ...mail, timeZone });
    const told = await trx
      .selectFrom('mail_outbox')
      .select('id')
      .where('kind', '=', letter.kind)
      .where('created_at', '>', new Date(now().getTime() - DAY_MS))
      .executeTakeFirst();
    if (!told) await outbox.add(trx, letter);
  });
}
