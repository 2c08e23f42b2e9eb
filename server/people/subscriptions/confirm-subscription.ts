import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { LinkState } from '#server/shared/links/signed-links.ts';
import { liftSuppression } from '#server/people/unsubscribe/suppressions.ts';
import { settleStopsOf } from '#server/people/unsubscribe/topic-stops.ts';

/**
 * Confirms a subscription by the owner of the address. Earlier subscriptions of the address are merged into the new row, so that
 * one address has one row; stopped topics are not. Confirming also ends an earlier unsubscription: it is the person's own decision, and it came
 * after (unsubscribing removes every earlier request).
 * @returns false when the request is gone
 */
export async function confirmSubscription(
  tx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<boolean> {
  // Locks all rows of the address, so that the second of two simultaneous confirmations sees the first.
  const own = await tx
    .selectFrom('subscriptions')
    .select(['id', 'address_hash', 'confirmed_at', 'offers_at', 'articles_at'])
    .where('address_hash', '=', (row) =>
      row.selectFrom('subscriptions as asked').select('asked.address_hash').where('asked.id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const request = own.find((row) => row.id === id);
  if (!request) return false;
  if (request.confirmed_at) return true;
  await settleStopsOf(tx, request.address_hash);
  const earlier = await tx
    .selectFrom('subscriptions')
    .select(['id', 'offers_at', 'articles_at', 'digest_week'])
    .where('address_hash', '=', request.address_hash)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (earlier) {
    await moveAlerts(tx, earlier.id, id);
    await tx.deleteFrom('subscriptions').where('id', '=', earlier.id).execute();
  }
  await tx
    .updateTable('subscriptions')
    .set({
      confirmed_at: now,
      offers_at: earlier?.offers_at ?? request.offers_at,
      articles_at: earlier?.articles_at ?? request.articles_at,
      digest_week: earlier?.digest_week ?? null,
    })
    .where('id', '=', id)
    .execute();
  await liftSuppression(tx, request.address_hash);
  return true;
}

/** Tables of alerts, with the columns of an alert's subject; of two thresholds for one price the newer counts. */
const alertTables = {
  rate_alerts: ['currency', 'direction', 'threshold'],
  price_alerts: ['lender', 'principal', 'term_count', 'term_unit', 'is_once'],
} as const satisfies { [Table in keyof Database]?: readonly (keyof Database[Table])[] };

// Moves the alerts that the new row does not have itself; the others go with the earlier row.
async function moveAlerts(tx: Transaction<Database>, from: string, to: string): Promise<void> {
  for (const [table, columns] of Object.entries(alertTables)) {
    const of = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
    await sql`
      update ${sql.table(table)} as own set subscription_id = ${to}
      where own.subscription_id = ${from} and not exists (
        select from ${sql.table(table)} as same
        where same.subscription_id = ${to} and (${of('same')}) = (${of('own')})
      )`.execute(tx);
  }
}

/** Reads the state of a subscription for the page of its link. */
export async function readSubscriptionState(db: Kysely<Database>, id: string): Promise<LinkState> {
  const request = await db
    .selectFrom('subscriptions')
    .select('confirmed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request) return 'gone';
  return request.confirmed_at ? 'done' : 'waiting';
}
