import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isBackupDue } from '#domain/backup/backup-times.ts';
import type { Database } from '#server/db/tables.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import { defineJob, type Jobs } from '#server/jobs/jobs.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';
import { projectFolder } from '#server/project-folder.ts';
import { readBackupState } from './backups-repository.ts';
import { lateBackupMail } from './late-backup-mail.ts';

/**
 * Makes a backup as `npm run backup` does, in a process of its own: packing and encrypting would hold up the site's.
 * The settings, the passphrase among them, are in the environment.
 */
export async function makeBackupApart(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(projectFolder, 'scripts/backup.ts')]);
}

type Options = {
  db: Kysely<Database>;
  /** where backups go, as people are told of it */
  place: string;
  /** makes one, in a process of its own */
  make: () => Promise<void>;
  outbox: Pick<MailOutbox, 'add'>;
  /** who is told when there is none, and where the office is */
  mail: { operator: string; origin: string };
  timeZone: string;
  now: () => Date;
  logger: Pick<Logger, 'error'>;
};

/** Looks for a backup every hour: one that failed, or was missed, is made up for by the next look. */
const lookForBackup = defineJob<Record<string, never>>('look-for-backup', {
  retryLimit: 0,
  expireInSeconds: 3 * 3_600,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 86_400,
});

/** Makes the backup of each day, on one instance of all, and tells somebody when there is none for long. */
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

/** @returns whether it was time for one; a failure is logged, and on record by whoever makes it */
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

/** Mails the operator when there is no good backup for 26 hours, once a day as long as it lasts. */
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
