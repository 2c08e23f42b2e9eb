import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isFetchDue } from '#domain/tools/rates/is-fetch-due.ts';
import type { Database } from '#server/db/tables.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import { fetchMissingYears, fetchRates } from './fetch-rates.ts';
import type { RatesProvider } from './rates-provider.ts';
import { createRatesRepository } from './rates-repository.ts';

type Options = {
  db: Kysely<Database>;
  provider: RatesProvider;
  /** asks the second source when the provider's rates did not arrive */
  fillIn: (now: Date) => Promise<void>;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
};

/** A check without due rates costs one query; a missed check is repeated by the next. */
const lookForRates = defineJob<Record<string, never>>('look-for-rates', {
  retryLimit: 0,
  expireInSeconds: 240,
  retentionSeconds: 240,
  deleteAfterSeconds: 86_400,
});

/** Checks every five minutes, on one instance of all, and once at the start, whether rates are due. */
export async function scheduleRates({ jobs, ...options }: Options & { jobs: Jobs }): Promise<void> {
  await jobs.work(lookForRates, async () => {
    try {
      await fetchWhenDue(options);
    } catch (error) {
      options.logger.error({ err: error }, 'rates could not be fetched');
    }
  });
  await jobs.schedule(lookForRates, '*/5 * * * *');
  await throughRestarts(() => jobs.send(lookForRates, {}, options.db));
}

/**
 * Fetches rates when they are due: the newest day is missing, and there was no recent attempt.
 * @returns whether this instance made a request
 */
export async function fetchWhenDue({ db, provider, fillIn, now, logger }: Options): Promise<boolean> {
  const moment = now();
  const newestDay = await createRatesRepository(db).newestDay(provider.name);
  const attemptedAt = await attempted(db, provider.name);
  if (!isFetchDue(moment, { newestDay, attemptedAt })) return false;
  // The attempt is stored before the request: of several simultaneous checks one makes it.
  if (!(await claimAttempt(db, provider.name, { seen: attemptedAt, now: moment }))) return false;
  const options = { db, provider, now: moment, logger };
  const outcome = await fetchRates(options);
  if (outcome !== 'stored') await fillIn(moment);
  else await fetchMissingYears(options);
  return true;
}

async function attempted(db: Kysely<Database>, provider: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('rate_fetches')
    .select('attempted_at')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.attempted_at;
}

/** Claims an attempt. @returns whether this instance may make it: no other has stored one since the last was seen */
async function claimAttempt(
  db: Kysely<Database>,
  provider: string,
  { seen, now }: { seen: Date | undefined; now: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('rate_fetches')
    .values({ provider, attempted_at: now })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet({ attempted_at: now })
        .where('rate_fetches.attempted_at', 'is not distinct from', seen ?? null),
    )
    .returning('provider')
    .executeTakeFirst();
  return claimed !== undefined;
}
