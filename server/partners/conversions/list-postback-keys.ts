import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Lists all keys of reports, those that count first, with the arrival of the last report of each. */
export async function listPostbackKeys(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('postback_keys')
    .select((key) => [
      'id',
      'partner',
      'offer_ids',
      'dialect',
      'created_at',
      'revoked_at',
      key
        .selectFrom('postbacks')
        .select(({ fn }) => fn.max('received_at').as('last'))
        .whereRef('key_id', '=', 'postback_keys.id')
        .as('last_report_at'),
    ])
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .orderBy('partner')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    partner: row.partner,
    offerIds: row.offer_ids,
    dialect: row.dialect,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
    lastReportAt: row.last_report_at,
  }));
}
