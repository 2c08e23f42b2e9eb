import { type Kysely, sql } from 'kysely';
import { dueOf } from '#domain/partners/ledger/decided-entries.ts';
import type { Database } from '#server/db/tables.ts';

/** What is still to be paid of the last statement of a partner, in bani. */
export type Due = { month: string; due: number };

type Row = {
  partner_id: string;
  month: string;
  payable_bani: number;
  /** of an entry after the statement; null: there is none */
  subject: string | null;
  bani: number;
};

/**
 * Reads what is still to be paid of the last statement of every partner that has one, by its id.
 * @param partnerId of one partner alone
 */
export async function readDues(db: Kysely<Database>, partnerId?: string): Promise<Map<string, Due>> {
  const isAsked = partnerId === undefined ? sql`true` : sql`partner_id = ${partnerId}`;
  const { rows } = await sql<Row>`
    with last as (
      select distinct on (partner_id) partner_id, month, last_number, payable_bani
      from partner_statements where ${isAsked} order by partner_id, month desc
    )
    select last.partner_id, month, payable_bani, subject, coalesce(bani, 0) as bani
    from last left join ledger_entries on ledger_entries.partner_id = last.partner_id and number > last_number
      and payable_from < (month || '-01')::date + interval '1 month'`.execute(db);
  const own = Map.groupBy(rows, (row) => row.partner_id);
  return new Map(
    Array.from(own, ([id, [first, ...others]]) => {
      if (!first) throw new Error('A group has a row.');
      const since = [first, ...others].map((row) => ({ subject: row.subject ?? '', bani: row.bani }));
      return [id, { month: first.month, due: dueOf(first.payable_bani, since) }];
    }),
  );
}
