import type { Logger } from 'pino';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import { keepLedger } from './keep-ledger.ts';
import { settleConversions } from './settle-conversions.ts';

/** Appends what new reports of partners' conversions cause, every minute. */
const settleLedger = defineJob<Record<string, never>>('settle-ledger', { expireInSeconds: 600 });

/** Closes the months that are over and counts the ledger again, every night. */
const countLedger = defineJob<Record<string, never>>('count-ledger', { expireInSeconds: 3_600 });

type Options = Parameters<typeof keepLedger>[0] & { jobs: Jobs; logger: Pick<Logger, 'error' | 'warn'> };

/** Starts the jobs of the ledger. */
export async function startLedgerJobs({ jobs, logger, ...options }: Options): Promise<void> {
  await jobs.work(settleLedger, async () => {
    try {
      await settleConversions(options);
    } catch (error) {
      // Unsettled changes are tried again in a minute.
      logger.error({ err: error }, 'conversions of partners not settled');
    }
  });
  await jobs.schedule(settleLedger, '* * * * *');

  await jobs.work(countLedger, async () => {
    const differences = await keepLedger(options);
    if (differences.length > 0)
      logger.warn({ count: differences.length }, 'the ledger is unlike its recount');
  });
  await jobs.schedule(countLedger, '50 3 * * *');
}
