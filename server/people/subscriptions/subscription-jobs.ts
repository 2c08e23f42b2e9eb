import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/tables.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import type { DigestService } from './digest.ts';
import { type PriceAlertServices, sendPriceAlerts } from './send-price-alerts.ts';
import { type AlertServices, sendRateAlerts } from './send-rate-alerts.ts';

// An interrupted digest continues at its position.
const patience = { retryLimit: 10, retryDelay: 60, retryDelayMax: 3_600, expireInSeconds: 3_600 };

/** Sends the digest of the week, unless it was sent. */
const weeklyDigest = defineJob<Record<string, never>>('weekly-digest', patience);

/** Sends it at once, on the office's request. */
export const digestNow = defineJob<Record<string, never>>('digest-now', patience);

/** Sends due alerts of rates and prices. A check without any costs two queries. */
const rateAlerts = defineJob<Record<string, never>>('rate-alerts', {
  retryLimit: 0,
  retentionSeconds: 300,
  deleteAfterSeconds: 86_400,
});

type Options = {
  jobs: Jobs;
  db: Kysely<Database>;
  digest: Pick<DigestService, 'send'>;
  alerts: AlertServices & PriceAlertServices;
  logger: Pick<Logger, 'info' | 'error'>;
};

/** Starts the jobs for subscribers, on one instance of all. */
export async function startSubscriptionJobs({ jobs, db, digest, alerts, logger }: Options): Promise<void> {
  const send = async (isForced: boolean) => {
    const written = await digest.send({ isForced });
    if (written > 0) logger.info({ written }, 'digest written');
  };
  await jobs.work(weeklyDigest, () => send(false));
  await jobs.work(digestNow, () => send(true));
  // Every day: it is sent on Mondays, and after a Monday on which the site was down, on the next day.
  await jobs.schedule(weeklyDigest, '0 9 * * *');

  await jobs.work(rateAlerts, async () => {
    try {
      await tryAll([() => sendRateAlerts(db, alerts), () => sendPriceAlerts(db, alerts)]);
    } catch (error) {
      // The check for alerts runs again in five minutes.
      logger.error({ err: error }, 'alerts are waiting');
    }
  });
  await jobs.schedule(rateAlerts, '*/5 * * * *');
}
