import { type Kysely, sql } from 'kysely';

/**
 * What is owed to partners, appended: one chain of entries a partner. Held and payable are sums by day, no entries. `subject`: the
 * conversion, or the statement that was paid. `rate`, `rate_day`: BNR's rate that turned a share of another currency into lei.
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
      bani bigint not null,
      payable_from date not null,
      rate text,
      rate_day date,
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      primary key (partner_id, number)
    )`.execute(db);
  await sql`
    create unique index ledger_entries_once on ledger_entries (subject, kind, conversion_change_id)
      nulls not distinct where kind in ('accrued', 'reversed')`.execute(db);
  await sql`
    create trigger ledger_entries_are_appended before update or delete on ledger_entries
      for each statement execute function refuse_change_of_kept_row()`.execute(db);
}
