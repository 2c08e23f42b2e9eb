import type { Kysely } from 'kysely';
import type { BankRate, ReferenceProvider, ReferenceRate } from '#domain/tools/rates/rate.ts';
import type { Database } from '#server/db/tables.ts';
import { type Origin, type RateLine, storeLines } from './store-lines.ts';

export type RatesRepository = ReturnType<typeof createRatesRepository>;

/** Stores rates in PostgreSQL. To take part in a transaction, build it over that transaction. */
export function createRatesRepository(db: Kysely<Database>) {
  return {
    /** Lists every reference rate from a day on, in any order. */
    async listReference(since: string): Promise<ReferenceRate[]> {
      const rows = await db
        .selectFrom('rates')
        .select(['provider', 'currency', 'day', 'multiplier', 'reference'])
        .where('provider', 'in', ['bnr', 'ecb'])
        .where('day', '>=', since)
        .execute();
      return rows.map(({ provider, reference, ...row }) => ({
        ...row,
        provider: provider as ReferenceProvider,
        value: reference ?? '',
      }));
    },

    /** Lists the newest figures of each bank, one of each currency, by bank and currency. */
    async listNewestOfBanks(): Promise<BankRate[]> {
      const rows = await db
        .selectFrom('rates')
        .distinctOn(['bank', 'currency'])
        .select(['bank', 'currency', 'day', 'multiplier', 'buy', 'sell'])
        .where('provider', '=', 'bank')
        .orderBy('bank')
        .orderBy('currency')
        .orderBy('day', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, bank: row.bank ?? '', buy: row.buy ?? '', sell: row.sell ?? '' }));
    },

    /** Finds the newest day of a provider; undefined when there is none. */
    async newestDay(provider: ReferenceProvider): Promise<string | undefined> {
      const row = await db
        .selectFrom('rates')
        .select(({ fn }) => fn.max('day').as('day'))
        .where('provider', '=', provider)
        .executeTakeFirst();
      return row?.day ?? undefined;
    },

    /** Counts the days of a provider in a year. */
    async countDays(provider: ReferenceProvider, year: number): Promise<number> {
      const row = await db
        .selectFrom('rates')
        .select(({ fn }) => fn.count<number>('day').distinct().as('days'))
        .where('provider', '=', provider)
        .where('day', '>=', `${year}-01-01`)
        .where('day', '<=', `${year}-12-31`)
        .executeTakeFirstOrThrow();
      return row.days;
    },

    /** Lists the newest rate of each currency before a day. */
    async listBefore(provider: ReferenceProvider, day: string): Promise<ReferenceRate[]> {
      const rows = await db
        .selectFrom('rates')
        .distinctOn('currency')
        .select(['currency', 'day', 'multiplier', 'reference'])
        .where('provider', '=', provider)
        .where('day', '<', day)
        .orderBy('currency')
        .orderBy('day', 'desc')
        .execute();
      return rows.map(({ reference, ...row }) => ({ ...row, provider, value: reference ?? '' }));
    },

    /** Stores reference rates as `storeLines` does. @returns how many rows are new or different now */
    async storeReference(rates: readonly ReferenceRate[], origin: Origin): Promise<number> {
      return await storeLines(db, rates.map(referenceLine), origin);
    },

    /** Stores banks' figures as `storeLines` does. @returns how many rows are new or different now */
    async storeBankRates(rates: readonly BankRate[], origin: Origin): Promise<number> {
      return await storeLines(db, rates.map(bankLine), origin);
    },
  };
}

function referenceLine(rate: ReferenceRate): RateLine {
  return { ...rate, bank: null, reference: rate.value, buy: null, sell: null };
}

function bankLine(rate: BankRate): RateLine {
  return { ...rate, provider: 'bank', reference: null };
}
