import { type Kysely, sql } from 'kysely';
import type { BankRate, Quote, ReferenceProvider, ReferenceRate } from '#domain/tools/rates/rate.ts';
import type { Database } from '#server/db/tables.ts';

export type RatesRepository = ReturnType<typeof createRatesRepository>;

type Origin = {
  publishedOn: string;
  /** address or file */
  source: string;
  now: Date;
};

type StoredLine = Quote & { provider: string; bank: string | null; currency: string; day: string } & {
  buy: string | null;
  sell: string | null;
  reference: string | null;
};

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
      const lines = rates.map((rate) => ({
        ...rate,
        bank: null,
        reference: rate.value,
        buy: null,
        sell: null,
      }));
      return await storeLines(db, lines, origin);
    },

    /** Stores banks' figures as `storeLines` does. @returns how many rows are new or different now */
    async storeBankRates(rates: readonly BankRate[], origin: Origin): Promise<number> {
      const lines = rates.map((rate) => ({ ...rate, provider: 'bank', reference: null, value: rate.sell }));
      return await storeLines(db, lines, origin);
    },
  };
}

/** Rows of one statement: years of rates at once exceed the time limit of a statement on a busy machine. */
const ROWS_AT_ONCE = 5_000;

// Stores the rows of a document that is not older than the stored row's; equal figures change nothing.
async function storeLines(
  db: Kysely<Database>,
  lines: readonly StoredLine[],
  origin: Origin,
): Promise<number> {
  const unique = [
    ...new Map(lines.map((line) => [`${line.bank} ${line.currency} ${line.day}`, line])).values(),
  ];
  let stored = 0;
  for (let first = 0; first < unique.length; first += ROWS_AT_ONCE)
    stored += await storeSome(db, unique.slice(first, first + ROWS_AT_ONCE), origin);
  return stored;
}

async function storeSome(
  db: Kysely<Database>,
  lines: readonly StoredLine[],
  origin: Origin,
): Promise<number> {
  const column = <Key extends keyof StoredLine>(key: Key) => lines.map((line) => line[key]);
  const result = await sql`
    insert into rates (provider, bank, currency, day, multiplier, reference, buy, sell, published_on, source, stored_at)
    select provider, bank, currency, day, multiplier, reference, buy, sell,
      ${origin.publishedOn}::date, ${origin.source}, ${origin.now}::timestamptz
    from unnest(
      ${column('provider')}::text[], ${column('bank')}::text[], ${column('currency')}::text[], ${column('day')}::date[],
      ${column('multiplier')}::int[], ${column('reference')}::numeric[], ${column('buy')}::numeric[],
      ${column('sell')}::numeric[]
    ) as line (provider, bank, currency, day, multiplier, reference, buy, sell)
    on conflict (provider, bank, currency, day) do update set
      multiplier = excluded.multiplier, reference = excluded.reference, buy = excluded.buy, sell = excluded.sell,
      published_on = excluded.published_on, source = excluded.source, stored_at = excluded.stored_at
    where rates.published_on <= excluded.published_on
      and (rates.multiplier, rates.reference, rates.buy, rates.sell)
        is distinct from (excluded.multiplier, excluded.reference, excluded.buy, excluded.sell)
  `.execute(db);
  // A figure that a newer document repeats is as new as that document.
  await sql`
    update rates set published_on = ${origin.publishedOn}::date
    from unnest(${column('provider')}::text[], ${column('bank')}::text[], ${column('currency')}::text[], ${column('day')}::date[])
      as line (provider, bank, currency, day)
    where rates.provider = line.provider and rates.bank is not distinct from line.bank
      and rates.currency = line.currency and rates.day = line.day and rates.published_on < ${origin.publishedOn}::date
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
