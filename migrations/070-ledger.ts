import { type Kysely, sql } from 'kysely';

/**
 * What is owed to partners, appended: one chain of entries a partner. Held and payable are sums by day, no entries. `subject`: the
 * conversion, the change that adjusts, or the month of the statement that was paid. `rate`, `rate_currency`, `rate_day`: BNR's rate that
 * turned a share of another currency into lei.
 *
 * `partner_conversions`: the conversions of partners' clicks, each with the terms of its click, said once; clicks are deleted with
 * their month. `unsettled_changes`: changes of conversions of clicks with a `pid` that the ledger has not looked at yet.
 * `partner_statements`: the end of each month's statement, as it was mailed. `ledger_recounts`: what each night's recount found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_entries (
      partner_id uuid not null references partners,
      number integer not null check (number > 0),
      at timestamptz not null,
      kind text not null check (kind in ('accrued', 'reversed', 'adjusted', 'paid')),
      subject text not null,
      conversion_change_id bigint references conversion_changes,
      bani bigint not null check (bani <> 0),
      payable_from date not null,
      rate text,
      rate_currency text,
      rate_day date,
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      primary key (partner_id, number)
    )`.execute(db);
  await sql`
    create unique index ledger_entries_once on ledger_entries (subject, kind, conversion_change_id)
      nulls not distinct where kind in ('accrued', 'reversed')`.execute(db);
  await sql`
    create table partner_conversions (
      conversion_id uuid primary key references conversions,
      partner_id uuid not null references partners,
      terms_id bigint not null,
      clicked_at timestamptz not null
    )`.execute(db);
  await sql`create index partner_conversions_terms on partner_conversions (partner_id, terms_id)`.execute(db);
  await sql`
    create table unsettled_changes (
      change_id bigint primary key references conversion_changes
    )`.execute(db);
  await sql`
    create table partner_statements (
      partner_id uuid not null references partners,
      month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      last_number integer not null,
      last_hash text not null,
      payable_bani bigint not null,
      held_bani bigint not null,
      made_at timestamptz not null,
      primary key (partner_id, month)
    )`.execute(db);
  await sql`
    create table ledger_recounts (
      at timestamptz primary key,
      entries integer not null,
      differences jsonb not null
    )`.execute(db);
  for (const table of ['ledger_entries', 'partner_statements']) {
    await sql`
      create trigger ${sql.ref(`${table}_are_appended`)} before update or delete on ${sql.table(table)}
        for each statement execute function refuse_change_of_kept_row()`.execute(db);
  }
}
