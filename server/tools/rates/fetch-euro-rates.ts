import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/tables.ts';
import { type FetchTextOptions, fetchText } from './fetch-text.ts';
import { RatesError } from './rates-error.ts';
import { readEcbXml } from './read-ecb-xml.ts';
import { storeRates } from './store-rates.ts';

const ADDRESS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

type Options = FetchTextOptions & {
  db: Kysely<Database>;
  now: Date;
  logger: Pick<Logger, 'info' | 'warn'>;
  address?: string;
};

/**
 * Fetches from the second source: the European Central Bank's last ninety days, for days the national bank did not answer. Where
 * the national bank has a figure, its own is shown. A failure here is only logged: the alarm about the first source is already
 * raised.
 */
export async function fetchEuroRates({
  db,
  now,
  logger,
  address = ADDRESS,
  ...waiting
}: Options): Promise<void> {
  try {
    const document = readEcbXml(await fetchText(address, waiting));
    const { stored } = await storeRates({ db, document, source: address, now, logger });
    logger.info({ source: address, stored }, 'rates of the second source are stored');
  } catch (error) {
    if (!(error instanceof RatesError)) throw error;
    logger.warn({ kind: error.code, detail: error.message }, 'the second source of rates is kept out');
  }
}
