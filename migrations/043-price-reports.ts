import { type Kysely, sql } from 'kysely';

/**
 * `price_reports`: prices that readers sent anonymously from the contract check. `network_hash` is a keyed hash of lender and
 * network (/24 or /48), to accept one report per lender and network; it is erased after 30 days. waiting → accepted or refused; a
 * price above the ceiling is always a task for the office only.
 *
 * `reported_prices`: groups of accepted reports that agree. asked: the lender was asked on a day; public: another colleague
 * published it, at least a week later; withdrawn.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_reports (
      id bigint generated always as identity primary key,
      country text not null,
      -- slug of the lender's offer
      lender text not null,
      kind text not null,
      sum_lei integer not null check (sum_lei % 100 = 0),
      days integer not null,
      percent_per_day double precision not null,
      fees_lei integer not null,
      -- yyyy-mm
      month text not null,
      is_above_ceiling boolean not null,
      status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
      received_on date not null,
      network_hash bytea,
      check (status <> 'accepted' or not is_above_ceiling)
    )
  `.execute(db);
  await sql`
    create unique index price_reports_network on price_reports (country, lender, network_hash)
  `.execute(db);
  await sql`
    create table reported_prices (
      id bigint generated always as identity primary key,
      country text not null,
      lender text not null,
      report_ids integer[] not null,
      asked_on date not null,
      asked_by text not null references office_users,
      -- what the lender said, as it is shown
      answer text,
      status text not null default 'asked' check (status in ('asked', 'public', 'withdrawn')),
      published_by text references office_users,
      -- The rule of four eyes and the week of the lender, kept even from a mistake of ours.
      published_on date check (published_on >= asked_on + 7),
      check (status <> 'public' or (published_on is not null and published_by is not null and published_by <> asked_by))
    )
  `.execute(db);
}
