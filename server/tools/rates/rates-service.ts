import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import type { Logger } from 'pino';
import type { RatesHealth } from '#domain/tools/rates/rates-health.ts';
import { addDays } from '#domain/base/days/iso-day.ts';
import { romanianTime, newestBnrDay } from '#domain/tools/rates/bnr-days.ts';
import { type RateBook, createRateBook } from '#domain/tools/rates/rate-book.ts';
import type { AlarmsRepository } from './alarms-repository.ts';
import type { RatesRepository } from './rates-repository.ts';

// Five years of timelines, and the days before them that a chart begins with.
const KEPT_DAYS = 5 * 366 + 14;
const LATE_AFTER_MS = 2 * HOUR_MS;

export type RatesService = ReturnType<typeof createRatesService>;

type Options = {
  repository: Pick<RatesRepository, 'listReference' | 'listNewestOfBanks'>;
  alarms: Pick<AlarmsRepository, 'list'>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
};

/** Caches all rates, read once and again after each change, so that a page reads five years of a pair at once. */
export function createRatesService({ repository, alarms, logger, now }: Options) {
  let loading: Promise<RateBook> | undefined;
  let last: RateBook | undefined;

  async function read(): Promise<RateBook> {
    const since = addDays(romanianTime(now()).day, -KEPT_DAYS);
    const [rates, bankRates] = await Promise.all([
      repository.listReference(since),
      repository.listNewestOfBanks(),
    ]);
    last = createRateBook(rates, bankRates);
    return last;
  }

  return {
    /**
     * Returns the rates; while the database is unavailable, the last known ones.
     * @throws what the database throws before the first successful read
     */
    async load(): Promise<RateBook> {
      loading ??= read();
      const own = loading;
      try {
        return await own;
      } catch (error) {
        if (loading === own) loading = undefined;
        if (!last) throw error;
        logger.error({ err: error }, 'rates could not be read; the ones before serve on');
        return last;
      }
    },

    /** Drops the cached rates: the next page reads again. */
    invalidate(): void {
      loading = undefined;
    },

    async health(): Promise<RatesHealth> {
      const [book, standing] = await Promise.all([this.load(), alarms.list()]);
      const expected = newestBnrDay(new Date(now().getTime() - LATE_AFTER_MS));
      return {
        newestDay: book.newestDay,
        isLate: book.newestDay === null || book.newestDay < expected,
        alarms: standing,
      };
    },
  };
}
