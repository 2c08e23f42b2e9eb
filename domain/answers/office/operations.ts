import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { ratesHealthAnswer } from '#domain/tools/rates/rates-health.ts';

const databaseSchema = z.object({
  answeredInMs: z.number(),
  version: z.string(),
  megabytes: z.number(),
  connections: z.number().int(),
  mostConnections: z.number().int(),
  /** events of the last hour, from people and programs */
  eventsOfLastHour: z.number().int(),
});
export type DatabaseHealth = z.output<typeof databaseSchema>;

const jobSchema = z.object({
  job: z.string(),
  /** waiting for a free worker */
  waiting: z.number().int(),
  /** waiting for its moment, or for another attempt */
  later: z.number().int(),
  underWay: z.number().int(),
  /** in the last 24 hours */
  done: z.number().int(),
  lastDoneAt: momentSchema.nullable(),
});
export type JobCounts = z.output<typeof jobSchema>;

const mailSchema = z.object({
  waiting: z.number().int(),
  oldestWaitingAt: momentSchema.nullable(),
  lastSentAt: momentSchema.nullable(),
  /** given up, without further attempts; without addresses, which are not needed to see the problem */
  failed: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      failedAt: momentSchema,
      attempts: z.number().int(),
      error: z.string().nullable(),
    }),
  ),
});
export type MailHealth = z.output<typeof mailSchema>;

const digestSchema = z.object({
  week: z.string(),
  /** this week's has begun to be sent: pressing now only finishes it */
  startedAt: momentSchema.nullable(),
  recipients: z.number().int(),
  /** for a subscriber to everything; null: there is no news */
  mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
export type DigestPreview = z.output<typeof digestSchema>;

const deadLetterSchema = z.object({
  id: z.string(),
  /** name of the job */
  job: z.string(),
  /** error of the last attempt */
  reason: z.string(),
  failedAt: momentSchema,
});

const backupsSchema = z.object({
  /** place of the daily backups; null: none */
  place: z.string().nullable(),
  /** the newest good one, in any place */
  last: z
    .object({
      madeAt: momentSchema,
      place: z.string(),
      name: z.string(),
      bytes: z.number(),
      /** when it had been verified to its end and was in its place */
      checkedAt: momentSchema,
    })
    .nullable(),
  /** reason why there is no newer one */
  problem: z.object({ at: momentSchema, text: z.string() }).nullable(),
  /** none for 26 hours, though the site should make them */
  isLate: z.boolean(),
});
export type BackupState = z.output<typeof backupsSchema>;

/** Files of the data folder with journal lines that could not be stored. */
const setAsideSchema = z.array(z.object({ file: z.string(), lines: z.number().int() }));

/** GET /api/admin/operations; null: this part did not answer */
export const operationsAnswer = z.object({
  database: databaseSchema.nullable(),
  jobs: z.array(jobSchema).nullable(),
  deadLetters: z.array(deadLetterSchema).nullable(),
  mail: mailSchema.nullable(),
  rates: ratesHealthAnswer.nullable(),
  backups: backupsSchema.nullable(),
  digest: digestSchema.nullable(),
  feed: z.object({ offers: z.number().int(), active: z.number().int(), isOutage: z.boolean() }).nullable(),
  setAside: setAsideSchema.nullable(),
  statistics: z.array(z.object({ country: z.string(), countedUntil: momentSchema })).nullable(),
  /** a proxy before the site is missing from TRUST_PROXY: all visitors look like one */
  isProxyUntold: z.boolean(),
  build: z.object({ id: z.string(), madeAt: momentSchema }),
  startedAt: momentSchema,
});
/** State of each part of the site: for the server, and as the office's page gets it. */
export type Operations = z.output<typeof operationsAnswer>;
export type OperationsAnswer = z.input<typeof operationsAnswer>;
