import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { isFetchDue } from '#domain/rates/is-fetch-due.ts';
import type { Database } from '#server/db/tables.ts';
import { fetchMissingYears, fetchRates } from './fetch-rates.ts';
import { RatesError } from './rates-error.ts';
import type { RatesProvider } from './rates-provider.ts';
import { createRatesRepository } from './rates-repository.ts';

const TICK_MS = 5 * 60_000;
// A start is not made slower by rates: pages work with those we have.
const FIRST_TICK_MS = 30_000;
// Any number that nothing else in this database locks: "rate" in letters.
const LOCK = 0x72617465;

type Options = {
  db: Kysely<Database>;
  provider: RatesProvider;
  /** asks the second source, when the provider's rates did not come */
  fillIn: (now: Date) => Promise<void>;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
};

/** Looks every few minutes whether rates are due, until it is disposed of; never throws, whatever happens outside. */
export function startRatesSchedule(options: Options): AsyncDisposable {
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= fetchWhenDue(options)
      .then(() => undefined)
      .catch((error: unknown) => options.logger.error({ err: error }, 'rates could not be fetched'))
      .finally(() => {
        running = undefined;
      });
  };
  const first = setTimeout(tick, FIRST_TICK_MS);
  const timer = setInterval(tick, TICK_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Fetches rates when they are due and no other instance is at it: one holds a lock of PostgreSQL meanwhile, which ends
 * with its connection, whatever becomes of the instance.
 * @returns whether this instance asked
 */
export async function fetchWhenDue({ db, provider, fillIn, now, logger }: Options): Promise<boolean> {
  return await db.connection().execute(async (own) => {
    const lock = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(own);
    if (!lock.rows[0]?.taken) return false;
    try {
      const moment = now();
      const state = {
        newestDay: await createRatesRepository(own).newestDay(provider.name),
        attemptedAt: await attempted(own, provider.name),
      };
      if (!isFetchDue(moment, state)) return false;
      await rememberAttempt(own, provider.name, moment);
      const options = { db, provider, now: moment, logger };
      const outcome = await fetchRates(options);
      if (outcome !== 'stored') await fillIn(moment);
      else await fetchMissingYears(options).catch((error: unknown) => keepWaiting(error, logger));
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(own);
    }
  });
}

// Old years can wait for the next day; they are no reason for an alarm.
function keepWaiting(error: unknown, logger: Pick<Logger, 'warn'>): void {
  if (!(error instanceof RatesError)) throw error;
  logger.warn({ kind: error.code, detail: error.message }, 'an old year of rates did not come');
}

async function attempted(db: Kysely<Database>, provider: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('rate_fetches')
    .select('attempted_at')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.attempted_at;
}

async function rememberAttempt(db: Kysely<Database>, provider: string, now: Date): Promise<void> {
  await db
    .insertInto('rate_fetches')
    .values({ provider, attempted_at: now })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ attempted_at: now }))
    .execute();
}
