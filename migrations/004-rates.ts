import { type Kysely, sql } from 'kysely';

/**
 * `rates`: value of a currency in lei on a day, because no public service archives it for us and pages must work while none
 * answers. The National Bank (bnr) and the European Central Bank (ecb) give a reference rate, a bank its buying and selling
 * rates. Figures are exact decimals for `multiplier` units, as published. One row per day: `published_on`, the date of its
 * document, decides whether another document may correct it.
 *
 * `rate_files`: starting files already loaded, by the hash of their text, so that each is read once.
 *
 * `rate_fetches`: time of the last request to each provider, because several instances share the work.
 *
 * `rate_alarms`: rates refused or missing, until the next good ones: the health report shows them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rates (
      provider text not null check (provider in ('bnr', 'ecb', 'bank')),
      bank text check ((bank is not null) = (provider = 'bank')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      day date not null,
      multiplier integer not null check (multiplier > 0),
      reference numeric check (reference > 0),
      buy numeric check (buy > 0),
      sell numeric check (sell >= buy),
      published_on date not null,
      source text not null,
      stored_at timestamptz not null,
      check ((reference is null) = (provider = 'bank')),
      check ((buy is null) = (reference is not null) and (sell is null) = (reference is not null)),
      -- A primary key takes no null, and only banks have a name.
      unique nulls not distinct (provider, bank, currency, day)
    )
  `.execute(db);
  await sql`create index rates_day on rates (provider, currency, day desc)`.execute(db);

  await sql`create table rate_files (name text primary key, hash text not null, loaded_at timestamptz not null)`.execute(
    db,
  );

  await sql`
    create table rate_fetches (
      provider text primary key,
      attempted_at timestamptz not null
    )
  `.execute(db);

  await sql`
    create table rate_alarms (
      provider text not null,
      kind text not null,
      subject text not null,
      detail text not null,
      raised_at timestamptz not null,
      primary key (provider, kind, subject)
    )
  `.execute(db);
}
