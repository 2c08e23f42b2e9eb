import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { bnrDaysBetween, newestBnrDay } from '#domain/tools/rates/bnr-days.ts';
import type { Database } from '#server/db/tables.ts';
import { createAlarmsRepository } from './alarms-repository.ts';
import { RatesError } from './rates-error.ts';
import type { FetchedDocument, RatesProvider } from './rates-provider.ts';
import { createRatesRepository } from './rates-repository.ts';
import { storeRates } from './store-rates.ts';

const YEARS_KEPT = 5;
const OLD_YEAR_MISSING = 'an old year of rates did not come';

export type FetchOptions = {
  db: Kysely<Database>;
  provider: RatesProvider;
  now: Date;
  logger: Pick<Logger, 'info' | 'warn'>;
};

export type FetchOutcome = 'stored' | 'late' | 'refused';

/**
 * Fetches the missing rates from a provider and stores them. A wrong file, one with future days and a missing answer are rejected
 * and logged, and raise an alarm until an answer is good. A document no newer than ours is late: its figures are not used.
 */
export async function fetchRates(options: FetchOptions): Promise<FetchOutcome> {
  const { db, provider, now, logger } = options;
  const alarms = createAlarmsRepository(db);
  const newestDay = await createRatesRepository(db).newestDay(provider.name);
  const expectedDay = newestBnrDay(now);
  try {
    const { documents, missing } = await provider.fetchSince(newestDay, expectedDay);
    const newer = documents.filter(({ document }) => !newestDay || document.publishedOn > newestDay);
    for (const fetched of newer) await store(options, fetched);
    const reached =
      documents
        .map(({ document }) => document.publishedOn)
        .toSorted()
        .at(-1) ?? '';
    if (reached >= expectedDay) {
      await alarms.clear(provider.name, ['']);
      for (const { code: kind, message: detail } of missing)
        logger.warn({ provider: provider.name, kind, detail }, OLD_YEAR_MISSING);
      return 'stored';
    }
    if (missing[0]) throw missing[0];
    // The answer itself was good.
    await alarms.clear(provider.name, [''], 'late');
    const detail = `the newest rates are of ${reached}, those of ${expectedDay} should be out`;
    logger.info({ provider: provider.name, detail }, 'rates are late');
    await alarms.raise({ provider: provider.name, kind: 'late', subject: '', detail, raisedAt: now });
    return 'late';
  } catch (error) {
    if (!(error instanceof RatesError)) throw error;
    const { code: kind, message: detail } = error;
    logger.warn({ provider: provider.name, kind, detail }, 'rates are kept out');
    await alarms.raise({ provider: provider.name, kind, subject: '', detail, raisedAt: now });
    return 'refused';
  }
}

/**
 * Reads the incomplete years of the longest timeline. A missing one is logged and does not stop the others: old years can wait for
 * the next day, and raise no alarm.
 */
export async function fetchMissingYears(options: FetchOptions): Promise<void> {
  const { db, provider, now, logger } = options;
  const repository = createRatesRepository(db);
  const thisYear = now.getUTCFullYear();
  for (let year = thisYear - YEARS_KEPT; year < thisYear; year += 1) {
    const whole = bnrDaysBetween(`${year}-01-01`, `${year}-12-31`).length;
    if ((await repository.countDays(provider.name, year)) >= whole) continue;
    try {
      await store(options, await provider.fetchYear(year));
    } catch (error) {
      if (!(error instanceof RatesError)) throw error;
      logger.warn({ year, kind: error.code, detail: error.message }, OLD_YEAR_MISSING);
    }
  }
}

async function store(
  { db, now, logger }: FetchOptions,
  { document, source }: FetchedDocument,
): Promise<void> {
  const { stored } = await storeRates({ db, document, source, now, logger });
  logger.info({ source, stored }, 'rates are stored');
}
