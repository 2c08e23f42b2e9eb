import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Where a document of rates comes from. */
export type Origin = {
  publishedOn: string;
  /** address or file */
  source: string;
  now: Date;
};

/** One row of the table of rates: a reference rate, or a bank's two prices. */
export type RateLine = {
  provider: string;
  bank: string | null;
  currency: string;
  day: string;
  multiplier: number;
  buy: string | null;
  sell: string | null;
  reference: string | null;
};

/** Rows of one statement: years of rates at once exceed the time limit of a statement on a busy machine. */
const ROWS_AT_ONCE = 5_000;

/**
 * Stores the rows of a document that is not older than the stored row's; equal figures change nothing.
 * @returns how many rows are new or different now
 */
export async function storeLines(
  db: Kysely<Database>,
  lines: readonly RateLine[],
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

async function storeSome(db: Kysely<Database>, lines: readonly RateLine[], origin: Origin): Promise<number> {
  const column = <Key extends keyof RateLine>(key: Key) => lines.map((line) => line[key]);
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
