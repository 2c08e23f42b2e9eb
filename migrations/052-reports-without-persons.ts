import { type Kysely, sql } from 'kysely';

// As read when this migration was written; a later parameter belongs to its own migration.
const mapped = ['click_id', 'transaction_id', 'status', 'payout', 'currency'];
const BATCH = 1_000;

type Row = { id: string; raw: string };

/**
 * Reports of lenders were stored as received, and a lender may add the borrower's data. From now on only the fields we read are
 * stored: earlier rows are reduced to them here, permanently, and so are unreadable bodies, which may contain a key.
 *
 * `transaction_id`: of the report, so that all reports of a conversion are found and its state can be computed again; null if
 * unreadable. `payout_accepted`: an unusually large payout was confirmed by a person; earlier ones count as confirmed. The
 * columns `payout_status` and `payout_reported_at` of `conversions` are no longer read; instances of the previous version still
 * write them.
 *
 * Days on which a click brought several conversions counted them as one: they are counted again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table postbacks
      add column transaction_id text,
      add column payout_accepted boolean not null default false,
      drop constraint postbacks_outcome_check,
      add constraint postbacks_outcome_check check (
        outcome in ('stored', 'repeated', 'unknown_click', 'invalid', 'unconfirmed')
      )`.execute(db);
  await sql`update postbacks set payout_accepted = true`.execute(db);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Row>`
      select id, raw from postbacks where id > ${after} order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) break;
    const cut = rows.map(({ id, raw }) => ({ id, ...cutReport(raw) }));
    await sql`
      update postbacks set raw = cut.raw, transaction_id = cut.transaction_id
      from unnest(
        ${cut.map(({ id }) => id)}::uuid[], ${cut.map(({ raw }) => raw)}::text[],
        ${cut.map(({ transactionId }) => transactionId)}::text[]
      ) as cut (id, raw, transaction_id)
      where postbacks.id = cut.id`.execute(db);
    after = rows.at(-1)?.id ?? after;
  }
  await sql`
    create index postbacks_transaction on postbacks (key_id, transaction_id)
      where outcome in ('stored', 'repeated', 'unconfirmed')`.execute(db);
  await sql`drop index postbacks_refused`.execute(db);
  await sql`
    create index postbacks_refused on postbacks (received_at desc, id)
      where outcome in ('unknown_click', 'invalid', 'unconfirmed')`.execute(db);
  await sql`
    update conversions set changed_at = now() where click_id in (
      select click_id from conversions group by click_id having count(*) > 1
    )`.execute(db);
}

function cutReport(raw: string): { raw: string; transactionId: string | null } {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(raw)) {
    if (mapped.includes(name)) kept.set(name, value);
    if (name === 'body') kept.set(name, 'unreadable');
  }
  const transactionId = kept.get('transaction_id')?.replaceAll('\u0000', '') || null;
  return { raw: kept.toString(), transactionId };
}
