import { type Kysely, sql } from 'kysely';

const BATCH = 1_000;

// As they were read when this was written.
const statuses: Readonly<Record<string, string>> = {
  pending: 'pending',
  approved: 'approved',
  '1': 'approved',
  sale: 'approved',
  rejected: 'rejected',
  chargeback: 'rejected',
};

type Report = {
  id: string;
  conversion_id: string;
  raw: string;
  payout_accepted: boolean;
  received_at: Date;
};

/**
 * What lenders report is appended here, one row for each report that counts, and one more when a person confirms its amount.
 * `conversions` is computed from these rows. No row is ever changed: a trigger refuses it. `report_id` is null for a conversion of before
 * whose reports can not be told.
 *
 * `dialect` of a key: how its lender writes. The index finds the last report of a key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table postback_keys
      add column dialect text not null default 'generic'
      check (dialect in ('generic', '2performant', 'everflow', 'tune'))`.execute(db);
  await sql`create index postbacks_key on postbacks (key_id, received_at desc)`.execute(db);
  await sql`
    create table conversion_changes (
      id bigint generated always as identity primary key,
      conversion_id uuid not null references conversions,
      report_id uuid references postbacks deferrable initially deferred,
      status text not null check (status in ('pending', 'approved', 'rejected')),
      payout_cents bigint check (payout_cents >= 0),
      payout_currency text check (payout_currency ~ '^[A-Z]{3}$'),
      is_confirmed boolean not null,
      received_at timestamptz not null,
      stored_at timestamptz not null default now(),
      unique (report_id, is_confirmed),
      check ((payout_cents is null) = (payout_currency is null))
    )`.execute(db);
  await sql`create index conversion_changes_conversion on conversion_changes (conversion_id, received_at)`.execute(
    db,
  );
  await appendReportsOfBefore(db);
  await sql`
    create function refuse_change_of_kept_row() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are appended only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger conversion_changes_are_appended before update or delete on conversion_changes
      for each statement execute function refuse_change_of_kept_row()`.execute(db);
}

async function appendReportsOfBefore(db: Kysely<unknown>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Report>`
      select postbacks.id, conversions.id as conversion_id, raw, payout_accepted, postbacks.received_at
      from postbacks join conversions using (key_id, transaction_id)
      where outcome in ('stored', 'repeated', 'unconfirmed') and postbacks.id > ${after}
      order by postbacks.id limit ${BATCH}`.execute(db);
    if (rows.length === 0) break;
    const read = rows.flatMap(readReport);
    await sql`
      insert into conversion_changes
        (conversion_id, report_id, status, payout_cents, payout_currency, is_confirmed, received_at)
      select * from unnest(
        ${read.map((row) => row.conversionId)}::uuid[], ${read.map((row) => row.id)}::uuid[],
        ${read.map((row) => row.status)}::text[], ${read.map((row) => row.cents)}::bigint[],
        ${read.map((row) => row.currency)}::text[], ${read.map((row) => row.isConfirmed)}::boolean[],
        ${read.map((row) => row.receivedAt)}::timestamptz[]
      )`.execute(db);
    after = rows.at(-1)?.id ?? after;
  }
  await sql`
    insert into conversion_changes
      (conversion_id, report_id, status, payout_cents, payout_currency, is_confirmed, received_at)
    select id, null, status, payout_cents, payout_currency, true, reported_at from conversions
    where not exists (select from conversion_changes where conversion_id = conversions.id)`.execute(db);
}

function readReport({ id, conversion_id: conversionId, raw, payout_accepted, received_at }: Report) {
  const sent = new URLSearchParams(raw);
  const status = statuses[(sent.get('status') ?? '').toLowerCase()];
  if (status === undefined) return [];
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(sent.get('payout') ?? '') ?? [];
  const cents = whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return {
    id,
    conversionId,
    status,
    cents,
    currency: cents === null ? null : sent.get('currency'),
    isConfirmed: payout_accepted,
    receivedAt: received_at,
  };
}
