import { z } from 'zod';
import { momentSchema } from '#domain/answers/moment.ts';
import { ratesHealthAnswer } from '#domain/rates/rates-health.ts';

const databaseSchema = z.object({
  answeredInMs: z.number(),
  version: z.string(),
  megabytes: z.number(),
  connections: z.number().int(),
  mostConnections: z.number().int(),
  /** events that came in the last hour, whoever sent them */
  eventsOfLastHour: z.number().int(),
});
export type DatabaseHealth = z.output<typeof databaseSchema>;

const jobSchema = z.object({
  job: z.string(),
  /** taken as soon as somebody has time */
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
  /** given up: nobody tries again by themselves; without addresses, which are not needed to see what is wrong */
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
  /** this week's has begun to leave: a press now only finishes it */
  startedAt: momentSchema.nullable(),
  recipients: z.number().int(),
  /** as somebody sees it who subscribed to everything; null: there is nothing to say */
  mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
export type DigestPreview = z.output<typeof digestSchema>;

const deadLetterSchema = z.object({
  id: z.string(),
  /** name of the job it was */
  job: z.string(),
  /** what the last attempt said */
  reason: z.string(),
  failedAt: momentSchema,
});

const backupsSchema = z.object({
  /** where the site puts them by itself; null: it does not */
  place: z.string().nullable(),
  /** the newest good one, wherever it was put */
  last: z
    .object({
      madeAt: momentSchema,
      place: z.string(),
      name: z.string(),
      bytes: z.number(),
      /** when it had been read again to its end and was in its place */
      checkedAt: momentSchema,
    })
    .nullable(),
  /** why there is no newer one */
  problem: z.object({ at: momentSchema, text: z.string() }).nullable(),
  /** none for 26 hours, where the site should make them */
  isLate: z.boolean(),
});
export type BackupState = z.output<typeof backupsSchema>;

/** Files of the data folder with lines of journals that nobody could store. */
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
  /** a proxy is before the site that TRUST_PROXY does not name: all visitors look like one */
  isProxyUntold: z.boolean(),
  build: z.object({ id: z.string(), madeAt: momentSchema }),
  startedAt: momentSchema,
});
/** How each part of the site is: for the server, and as the office's page gets it. */
export type Operations = z.output<typeof operationsAnswer>;
export type OperationsAnswer = z.input<typeof operationsAnswer>;
