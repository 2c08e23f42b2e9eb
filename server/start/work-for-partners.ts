import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Country } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';
import { sayWords } from '#server/partners/clicks/say-words.ts';
import { createAskProgram } from '#server/partners/postbacks-out/ask-program.ts';
import {
  deliverPostback,
  deliverTest,
  makeAttempt,
} from '#server/partners/postbacks-out/deliver-postback.ts';
import { queuePostbacks } from '#server/partners/postbacks-out/queue-postbacks.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';

type Options = {
  db: Kysely<Database>;
  jobs: Jobs;
  country: Country;
  /** names of this site, which no postback is sent to */
  ownHosts: readonly string[];
  now: () => Date;
  logger: Pick<Logger, 'error'>;
};

/** Decides the outcomes of partners' new clicks, and queues postbacks about their conversions. */
const lookAfterPartners = defineJob<Record<string, never>>('look-after-partners', { expireInSeconds: 300 });

/** Starts the work for partners: outcomes of clicks and due postbacks, each minute, and deliveries. */
export async function workForPartners({ db, jobs, country, ownHosts, now, logger }: Options): Promise<void> {
  const ask = createAskProgram({ ownHosts });
  await jobs.work(deliverPostback, ({ id, isAskedFor = false }, { isLast }) =>
    makeAttempt(id, { db, ask, isLast, isAskedFor, now }),
  );
  await jobs.work(deliverTest, async ({ id }, { isLast }) => {
    try {
      await makeAttempt(id, { db, ask, isLast, now });
    } catch (error) {
      // The partner sees the result of its test; the office has nothing to do about it.
      if (!isLast) throw error;
    }
  });
  await jobs.work(lookAfterPartners, async () => {
    try {
      await sayWords(db, { country, now: now() });
      await queuePostbacks({ db, jobs, now: now() });
    } catch (error) {
      // The next minute repeats it.
      logger.error({ err: error }, 'partners were not looked after');
    }
  });
  await jobs.schedule(lookAfterPartners, '* * * * *');
}
