import type { Kysely } from 'kysely';
import {
  PgBoss,
  fromKysely,
  type Clock,
  type JobResult,
  type JobWithMetadata,
  type QueueOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '#server/db/database.ts';
import type { Database } from '#server/db/tables.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';

/** A kind of job that waits in the database until an instance runs it. Made by `defineJob`. */
export type Job<Data extends object> = {
  name: string;
  options: QueueOptions;
  /** never set: it links the data of `send` to that of `work` */
  readonly data?: Data;
};

type Attempt = {
  /** the last attempt: after its failure the job becomes a dead letter */
  isLast: boolean;
  /** aborted when the job has taken too long, or the program stops */
  signal: AbortSignal;
};

export type Jobs = {
  /**
   * Stores a job. Pass the transaction of the deed it belongs to: then both are stored, or neither.
   * @param once of several jobs with its key within its seconds, by the clock's own parts of that length, the first one is stored
   */
  send<Data extends object>(
    job: Job<Data>,
    data: Data,
    db: Kysely<Database>,
    once?: { key: string; seconds: number },
  ): Promise<void>;
  /** Runs jobs of this kind from now on, on this instance as on others; each job goes to one. A throw means a retry later. */
  work<Data extends object>(
    job: Job<Data>,
    handler: (data: Data, attempt: Attempt) => Promise<void>,
  ): Promise<void>;
  /** Sends the job at these moments, once for all instances. @param cron in the time zone `timeZone` */
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>;
  /** Lists the jobs that failed in all attempts, newest first. */
  listDeadLetters(): Promise<DeadLetter[]>;
  /** Puts a dead letter back into its queue, with all its attempts. @returns false when it is gone */
  retryDeadLetter(id: string): Promise<boolean>;
  /** Accepts no more jobs, and waits for the running ones. */
  stop(): Promise<void>;
};

type DeadLetter = {
  id: string;
  /** name of the job */
  job: string;
  data: unknown;
  /** error of the last attempt */
  reason: string;
  failedAt: Date;
};

type Options = {
  connection: Connection;
  /** of the country, for jobs at an hour of its day */
  timeZone: string;
  logger: Pick<Logger, 'error'>;
  /** for tests: time moved by hand */
  clock?: Clock;
};

/** Failed jobs, stored for people to examine and retry. */
export const DEAD_LETTERS = 'dead-letters';

const SCHEMA = 'jobs';
// A crashed instance is noticed by its missing heartbeat, within a minute or so, and its jobs go to another.
const HEARTBEAT_SECONDS = 20;
const STOP_PATIENCE_MS = 10_000;
const LOG_EVERY_MS = 30_000;
const KEEP_DEAD_LETTERS_SECONDS = 90 * 86_400;

// Two at a time, and without a pause while there are more. Each may hold a database connection as long as a slow mail server takes,
// and the site needs the others.
const WORK = { includeMetadata: true, perJobResults: true, batchSize: 2, burstWhenBatchFull: true } as const;

/**
 * Defines a kind of job. Failed attempts are repeated, the pauses doubling from `retryDelay` seconds up to `retryDelayMax`.
 * @param options `expireInSeconds` is the time limit of one attempt
 */
export function defineJob<Data extends object>(name: string, options: QueueOptions): Job<Data> {
  return { name, options: { retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS, ...options } };
}

/**
 * Opens the job queue, pg-boss in a schema of its own (docs/decisions/026-jobs-and-mail.md). While the database is unavailable it
 * waits, and logs that from time to time.
 * @throws what `pg` throws when the database does not answer the first time
 */
export async function startJobs({ connection, timeZone, logger, clock }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    schema: SCHEMA,
    max: 4,
    application_name: 'imprumut-clar jobs',
    ...(clock && { clock }),
  });
  let quietUntil = 0;
  boss.on('error', (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + LOG_EVERY_MS;
    logger.error({ err: error }, 'jobs are waiting');
  });
  await throughRestarts(() => boss.start());
  await boss.createQueue(DEAD_LETTERS, {
    deleteAfterSeconds: KEEP_DEAD_LETTERS_SECONDS,
    retentionSeconds: KEEP_DEAD_LETTERS_SECONDS,
  });

  const made = new Map<string, Promise<void>>();
  async function ensureQueue({ name, options }: Job<object>): Promise<void> {
    const making = made.get(name) ?? boss.createQueue(name, { ...options, deadLetter: DEAD_LETTERS });
    made.set(name, making);
    await making.catch((error: unknown) => {
      // The database was unavailable: the next call tries again.
      made.delete(name);
      throw error;
    });
  }

  return {
    async send(job, data, db, once) {
      await ensureQueue(job);
      // A job is sent with its own options: the queue keeps those of its creation.
      await boss.send(job.name, data, {
        ...job.options,
        ...(once && { singletonKey: once.key, singletonSeconds: once.seconds }),
        db: fromKysely(db),
      });
    },
    async work(job, handler) {
      await throughRestarts(() => ensureQueue(job));
      await boss.work(job.name, WORK, async (taken) => {
        return await Promise.all(taken.map((one) => settle(one as JobWithMetadata<never>, handler)));
      });
    },
    async schedule(job, cron) {
      await throughRestarts(async () => {
        await ensureQueue(job);
        await boss.schedule(job.name, cron, null, { ...job.options, tz: timeZone });
      });
    },
    async listDeadLetters() {
      const letters = await boss.findJobs(DEAD_LETTERS, { queued: true });
      return letters
        .map(({ id, sourceName, data, sourceOutput, createdOn }) => ({
          id,
          job: sourceName ?? '',
          data,
          reason: reasonOf(sourceOutput),
          failedAt: createdOn,
        }))
        .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
    },
    async retryDeadLetter(id) {
      return (await boss.redrive(DEAD_LETTERS, { ids: [id] })) > 0;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
      // PostgreSQL, which is stopped next, may end a connection before reading our own end of it: nothing is lost by that.
      quietUntil = Infinity;
    },
  };
}

async function settle<Data extends object>(
  { id, data, retryCount, retryLimit, signal }: JobWithMetadata<Data>,
  handler: (data: Data, attempt: Attempt) => Promise<void>,
): Promise<JobResult> {
  try {
    await handler(data, { isLast: retryCount >= retryLimit, signal });
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: (error as Error).message } };
  }
}

function reasonOf(output: object | null): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}
