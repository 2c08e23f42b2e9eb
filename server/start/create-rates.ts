import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/tables.ts';
import { createAlarmsRepository } from '#server/tools/rates/alarms-repository.ts';
import { createRateKeysRepository } from '#server/tools/rates/rate-keys-repository.ts';
import type { RatesDocument } from '#server/tools/rates/rates-document.ts';
import { createRatesRepository } from '#server/tools/rates/rates-repository.ts';
import { createRatesService } from '#server/tools/rates/rates-service.ts';
import { storeRates } from '#server/tools/rates/store-rates.ts';

type Options = { db: Kysely<Database>; logger: Logger; now: () => Date };

/** Creates the exchange rates, the keys that may send them, and what stores a document of them. */
export function createRates({ db, logger, now }: Options) {
  return {
    rates: createRatesService({
      repository: createRatesRepository(db),
      alarms: createAlarmsRepository(db),
      logger,
      now,
    }),
    rateKeys: createRateKeysRepository(db),
    storeRates: (document: RatesDocument, source: string) =>
      storeRates({ db, document, source, now: now(), logger }),
  };
}
